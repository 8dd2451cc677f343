import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// What a test waits for may take its time on a busy machine; only what never comes fails.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
