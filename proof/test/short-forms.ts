/**
 * Commands of docs/reliability.md, each with the options of its shortest form, or with the file of tests that runs such a form.
 * `npm run test:long` runs the former in processes of their own; `chaos season` and `guard mutants` belong to a release.
 */
export const SHORT_FORMS: Readonly<Record<string, readonly string[] | string>> = {
  'chaos kill': 'proof/test/chaos.long.test.ts',
  'chaos season': ['--games', '1', '--kills', '1'],
  'chaos mornings': 'proof/test/chaos.long.test.ts',
  'chaos faults': 'proof/test/chaos.long.test.ts',
  'chaos server': ['--games', '1', '--kills', '1'],
  'chaos processes': ['--games', '2', '--kills', '1'],
  'chaos outages': 'proof/test/chaos.long.test.ts',
  'chaos races': ['--games', '1'],
  'chaos soak': ['--games', '5'],
  'guard strangers': 'proof/guard/test/strangers.test.ts',
  'guard mutants': ['--only', 'anybody changes the settings of a server'],
  'guard mutation': 'proof/guard/test/mutation.slow.test.ts',
  'guard secrets': 'proof/guard/test/secrets.long.test.ts',
  'bench press': ['--short'],
};
