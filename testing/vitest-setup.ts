import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A generous timeout: slowness on a busy machine must not fail a test.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  cleanup();
  // Tests of plain scripts add elements without React.
  document.body.replaceChildren();
});
