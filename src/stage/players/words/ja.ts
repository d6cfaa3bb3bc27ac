import { grammar } from '../../grammar.ts';
import type { PlayerWords } from './en.ts';

const { listed } = grammar('ja');

export const japanese: PlayerWords = {
  strengths: { easy: 'やさしい', medium: 'ふつう', hard: '強い' },
  people: {
    easy: ['イネス', 'トメ', 'リタ'],
    medium: ['ドゥアルテ', 'リディア', 'ヴァスコ'],
    hard: ['アメリア', 'バルタザール', 'レオノール'],
  },
  nameless: '名前のない人',
  seat: number => `${number}番の席`,
  resigned: names => `${listed(names.map(name => `${name}さん`))}はリタイアし、最下位です。`,
};
