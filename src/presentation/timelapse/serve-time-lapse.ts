import type { Presenters } from '../presenter/presenter.ts';
import { encode } from './encode.ts';
import type { Saying, TimelapseRequest } from './order.ts';

const say = (saying: Saying): void => {
  process.send?.(saying);
};

/** Draws and encodes one time-lapse in this process, which is killed once the file is done. */
export function serveTimeLapse(presenters: Presenters): void {
  // A disconnect means that the parent process, which waited for the file, has ended.
  process.once('disconnect', () => process.exit());

  process.once('message', (order: TimelapseRequest) => {
    try {
      const scenes = presenters[order.game]?.(order.language).timelapse?.(order.moments, order.names) ?? [];
      const gif = encode(scenes, order.most, part => say({ type: 'progress', part }));
      say({ type: 'made', base64: Buffer.from(gif).toString('base64') });
    } catch (error) {
      say({ type: 'failed', why: `the time-lapse failed: ${error}` });
    }
  });
}
