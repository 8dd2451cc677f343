// React and Vite read it on load: the bench needs the build's React and class names.
process.env.NODE_ENV = "production";
await import("./bench.ts");
