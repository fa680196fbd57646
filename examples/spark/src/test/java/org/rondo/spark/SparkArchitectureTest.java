package org.rondo.spark;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** What this module uses, and what it shows. */
class SparkArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.rondo.spark");

  @Test
  void theModuleUsesTheContractOfTasksAndSpark() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "org.rondo.spark..",
            "org.rondo.series..",
            "org.rondo.bot",
            "org.rondo.input",
            "org.apache.spark..",
            "scala..",
            "com.google.common..",
            "org.jspecify..",
            "java..")
        .check(CLASSES);
  }

  @Test
  void onlyTheFactoryIsPublic() {
    assertThat(CLASSES.stream().filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC)))
        .extracting(JavaClass::getSimpleName)
        .containsExactly("SparkPlaceFactory");
  }
}
