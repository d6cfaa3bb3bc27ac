import { expect, test } from 'vitest';
import type { Visit } from '../../src/discord/context/visit.ts';
import { board } from '../../src/discord/panels/look/board.ts';
import { games } from '../../src/games/registry.ts';
import { opensTurn } from '../support/acts.ts';
import { linkedBoards } from '../support/linked-boards.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { CAT, room, running } from '../table/room.ts';

test.each(Object.values(games))(
  'the board that a person of $id asks for has the button of the own turn, and only then; each seat has the link to its page',
  async game => {
    const here = await room({ games });
    const match = await running(here, 2, { game: game.id, options: game.defaults });
    const { wanted, boardLink } = linkedBoards();
    const handling = roomOf(here.table, { boardLink });
    for (const { seat, id, name } of [...match.seats, { ...CAT, seat: -1 }]) {
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
    expect(wanted).toEqual(match.seats.map(() => ({ matchId: match.id })));
  },
);
