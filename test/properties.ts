import fc from 'fast-check';

/**
 * Seed of the property tests. A fixed seed gives equal values in each run, so no unrelated change fails by chance.
 * `PROPERTY_SEED=random` takes new values; a number repeats a failed run.
 */
const wished = process.env.PROPERTY_SEED ?? '20261';
if (wished !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wished) });
