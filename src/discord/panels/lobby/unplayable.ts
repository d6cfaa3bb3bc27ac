import type { Context } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, say } from '../../ports/answer.ts';

/**
 * Returns the reason why no game can be played in this place. Undefined where a game can be played. The check comes before the
 * bot stores a new match.
 */
export function unplayable(context: Context, visit: Visit, { solo }: { solo: boolean }): Answer | undefined {
  const { places } = context.words;
  switch (visit.place) {
    case 'server':
      if (visit.lacking.length === 0) return undefined;
      return say(places.lacking(visit.lacking.map(name => `**${places.permissions[name]}**`)));
    case 'dm':
      return solo ? undefined : say(places.direct);
    case 'group-dm':
      return say(places.amongOthers);
    case 'not-installed':
      return say(places.notInstalled);
  }
}
