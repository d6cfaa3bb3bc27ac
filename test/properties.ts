import fc from 'fast-check';

/**
 * Seed of the property tests. A fixed seed gives the same values in each run, so that no unrelated change fails by chance.
 * `random` takes new values, and a number repeats a failed run.
 */
const wished = process.env.PROPERTY_SEED ?? '20261';
if (wished !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wished) });
