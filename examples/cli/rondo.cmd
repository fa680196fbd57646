@echo off
rem Runs Rondo's command line on Windows: `rondo duel othello sound random`, for instance.
rem
rem The first run builds the jar, and so does every run after a source file has changed. Jars with other
rem games and bots can be named in RONDO_CLASSPATH, separated by semicolons. JAVA_HOME chooses the virtual
rem machine, and RONDO_OPTS has options for it. Unlike the script `rondo`, it stores no archive of loaded
rem classes, and two runs at once must not build.
setlocal disabledelayedexpansion

set "here=%~dp0"
for %%I in ("%here%..\..") do set "root=%%~fI"
set "jar=%here%target\rondo.jar"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"

if not exist "%jar%" goto build
set "modules='core','games-*','examples\games','examples\arimaa','examples\server','examples\verify','examples\archetype','examples\cli'"
powershell -NoProfile -Command "$built = (Get-Item -LiteralPath $env:jar).LastWriteTimeUtc; $folders = %modules% | ForEach-Object { Join-Path $env:root $_ }; $files = @(Get-ChildItem -Path ($folders | ForEach-Object { Join-Path $_ 'src\main' }) -Recurse) + @(Get-Item -Path (($folders + $env:root) | ForEach-Object { Join-Path $_ 'pom.xml' })); if ($files | Where-Object { $_.LastWriteTimeUtc -gt $built } | Select-Object -First 1) { exit 1 }"
if not errorlevel 1 goto run

:build
echo rondo: building the jar, which takes about a minute 1>&2
pushd "%root%"
call mvn -q package -DskipTests -Djacoco.skip=true -pl examples/cli -am 1>&2
set "result=%errorlevel%"
popd
if not "%result%"=="0" goto failed
rem An unchanged jar keeps its time, but the sources were compared with it.
powershell -NoProfile -Command "(Get-Item -LiteralPath $env:jar).LastWriteTime = Get-Date"

:run
set "classes=%jar%"
if defined RONDO_CLASSPATH set "classes=%jar%;%RONDO_CLASSPATH%"
rem Most commands are short: the optimising compiler comes in later than usual.
"%java%" -XX:+IgnoreUnrecognizedVMOptions -XX:Tier4InvocationThreshold=150000 -XX:Tier4MinInvocationThreshold=20000 -XX:Tier4CompileThreshold=500000 -XX:Tier4BackEdgeThreshold=1200000 %RONDO_OPTS% -cp "%classes%" org.rondo.cli.Rondo %*
exit /b %errorlevel%

:failed
echo rondo: the build failed; run 'mvn package -DskipTests' in "%root%" to see why 1>&2
exit /b 1
