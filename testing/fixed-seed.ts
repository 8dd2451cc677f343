import { configureGlobal } from "fast-check";

/*
 * The random cases of all tests are the same in each run, so that a result depends on the commit alone. `FC_SEED=7 npm run
 * check` tries others.
 */
configureGlobal({ seed: Number(process.env.FC_SEED || 1) });
