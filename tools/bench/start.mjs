// React and Vite read it when they are loaded: the bench renders with the build's React and class names.
process.env.NODE_ENV = "production";
await import("./bench.ts");
