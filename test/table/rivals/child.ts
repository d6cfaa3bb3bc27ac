import { carryOut, type Deed, type Evening, tableOf } from './actions.ts';

export interface Errand {
  readonly number: number;
  readonly evening: Evening;
  readonly deed: Deed;
}

const { table } = await tableOf(process.argv[2] ?? '');
const answer = (message: object): void => void process.send?.(message);

process.on('message', async ({ number, evening, deed }: Errand) => {
  try {
    answer({ number, answer: await carryOut(table, evening, deed) });
  } catch (error) {
    answer({ number, error: String(error instanceof Error ? error.stack : error) });
  }
});
process.on('disconnect', () => process.exit());
answer({ ready: true });
