// Stands in for astro:env/server in unit tests: a build with an empty environment.
export {};
