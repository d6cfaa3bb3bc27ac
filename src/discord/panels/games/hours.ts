import type { Settings } from '../../../table/match/types.ts';
import { buttonRows } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import type { Context } from '../../context/context.ts';
import type { Answer } from '../../ports/answer.ts';
import { GAMES_WORDS } from '../../words/index.ts';
import { hoursAhead } from './settings-input.ts';

const BARS = '▁▂▃▄▅▆▇█';
const AXIS = '0     6     12    18';

/**
 * Draws a chart with a column for each hour of the day: the more often the person acted in it, the higher.
 * @param ahead hours that the person's time zone is ahead of UTC
 */
export function hoursChart(hours: readonly number[], ahead: number): string {
  const most = Math.max(...hours);
  const columns = hours.map((_, hour) => {
    const count = hours[(((hour - ahead) % 24) + 24) % 24] ?? 0;
    return count === 0 ? '·' : (BARS[Math.ceil((count / most) * BARS.length) - 1] ?? '·');
  });
  return `\`\`\`\n${columns.join('')}\n${AXIS}\n\`\`\``;
}

/** Shows the hours in which the person usually plays, as the bot has learned them, with the buttons to delete them. */
export function hoursPage(context: Context, settings: Settings, remark?: string): Answer {
  const words = GAMES_WORDS[context.language].settings;
  const zone = settings.zone ?? 'UTC';
  const acts = settings.hours.reduce((sum, count) => sum + count, 0);
  const told =
    acts === 0
      ? [words.noHours]
      : [words.hoursTitle(acts, zone), hoursChart(settings.hours, hoursAhead(zone, context.now()))];
  return {
    content: [remark, settings.learns ? undefined : words.notCounted, ...told]
      .filter(line => line !== undefined)
      .join('\n'),
    rows: buttonRows([
      ...(acts > 0
        ? [{ label: words.forgetHours, id: gamesId('settings', 'forget-hours'), style: 'danger' as const }]
        : []),
      { label: words.back, id: gamesId('settings') },
    ]),
  };
}
