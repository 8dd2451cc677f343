import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A generous timeout: slowness on a busy machine must not fail a test.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  // What tests of scripts without React put there.
  document.body.replaceChildren();
});
