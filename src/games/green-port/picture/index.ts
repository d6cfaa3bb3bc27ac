import type { Language } from '../../../stage/languages.ts';
import { unescaped } from '../../../stage/names.ts';
import type { Names } from '../../../stage/presenter.ts';
import { rect, type Scene, text } from '../../../stage/scene.ts';
import type { Event, View } from '../rules/types.ts';

const WIDTH = 800;
const LINE = 30;

/** What lies in the pool, and everybody's points and cubes. */
export function boardScene(view: View, names: Names, _marked: readonly Event[], _language: Language): Scene {
  const rows = [
    view.pool.join('  ') || '–',
    ...view.objectives.map(({ cards, by }) =>
      [
        by === null ? '' : `(${by + 1})`,
        ...cards.map(({ colour, value }) => `${colour ?? 'X'} ${value}`),
      ].join('  '),
    ),
    ...view.players.map(
      ({ points, cubes: { blue, green, red, yellow } }, seat) =>
        `${unescaped(names[seat] ?? '')}  ${points}  B${blue} G${green} R${red} Y${yellow}`,
    ),
  ];
  return {
    width: WIDTH,
    height: LINE * (rows.length + 1),
    items: [
      rect('ground', { x: 0, y: 0, w: WIDTH, h: LINE * (rows.length + 1) }, { fill: '#12302a' }),
      ...rows.map((row, index) =>
        text(`row ${index}`, { x: 20, y: 15 + LINE * index, w: WIDTH - 40, h: LINE }, row, {
          size: 20,
          fill: '#f4efe1',
          align: 'left',
          clip: true,
        }),
      ),
    ],
  };
}
