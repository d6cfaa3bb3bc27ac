import { expect, test } from 'vitest';
import type { Visit } from '../../src/discord/context/visit.ts';
import { board } from '../../src/discord/panels/look/board.ts';
import { games } from '../../src/games/registry.ts';
import { opensTurn } from '../support/acts.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { room, running } from '../table/room.ts';

test.each(Object.values(games))(
  'the board that a person of $id asks for has the button of the own turn, and only then',
  async game => {
    const here = await room({ games });
    const match = await running(here, 2, { game: game.id, options: game.defaults });
    const handling = roomOf(here.table);
    for (const { seat, id, name } of match.seats) {
      const visit: Visit = {
        ...PLAIN,
        person: { id, name },
        channelId: 'c1',
        guildId: 'g1',
        place: 'server',
      };
      const shown = await board(handling, visit, { match });
      const buttons = (shown.rows ?? []).flatMap(({ components }) => components);
      const opens = buttons.some(
        button => 'custom_id' in button && opensTurn({ customId: button.custom_id }),
      );
      expect([seat, opens]).toEqual([seat, match.position.toAct.includes(seat)]);
    }
  },
);
