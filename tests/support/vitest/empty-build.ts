// Stands in for astro:env/server in unit tests: a build with an empty environment. Vite puts a whole file in a module's place.
export {};
