import { grammar } from '../../../stage/grammar.ts';
import type { In } from '../../../stage/languages.ts';
import { type Order, readOrder } from '../rules/orders.ts';
import type { Colour } from '../rules/types.ts';

type Colours = Readonly<Record<Colour, string>>;

interface OrderWords {
  readonly colours: Colours;
  pass(round: number): string;
  refer(colour: string, pay: string, atLeast: number, round: number): string;
  bonus(colour: string): string;
  /** The first of them that is lacking. */
  bonusOf(colours: string): string;
  lose(colours: string): string;
}

const { plural } = grammar('en');

const WORDS: In<OrderWords> = {
  en: {
    colours: { blue: 'blue', green: 'green', red: 'red', yellow: 'yellow' },
    pass: round => `pass every Refer of round ${round}`,
    refer: (colour, pay, atLeast, round) =>
      `round ${round}: take ${plural(atLeast, { one: `any ${colour}`, other: `${colour} from # cards on` })}, pay ${pay}`,
    bonus: colour => `underdog cube: ${colour}`,
    bonusOf: colours => `underdog cube, what is lacking: ${colours}`,
    lose: colours => `lose first: ${colours}`,
  },
  ko: {
    colours: { blue: '파랑', green: '초록', red: '빨강', yellow: '노랑' },
    pass: round => `${round}라운드의 모든 소개에서 패스`,
    refer: (colour, pay, atLeast, round) =>
      `${round}라운드: ${colour} ${atLeast}장 이상이면 가져오고 ${pay} 지불`,
    bonus: colour => `약자 큐브: ${colour}`,
    bonusOf: colours => `약자 큐브, 모자란 것부터: ${colours}`,
    lose: colours => `먼저 잃을 순서: ${colours}`,
  },
  'pt-BR': {
    colours: { blue: 'azul', green: 'verde', red: 'vermelho', yellow: 'amarelo' },
    pass: round => `passar em toda indicação da rodada ${round}`,
    refer: (colour, pay, atLeast, round) => `rodada ${round}: pegar ${colour} (${atLeast}+), pagar ${pay}`,
    bonus: colour => `cubo do azarão: ${colour}`,
    bonusOf: colours => `cubo do azarão, o que falta: ${colours}`,
    lose: colours => `perder primeiro: ${colours}`,
  },
};

function said(words: OrderWords, order: Order): string {
  const { colours } = words;
  const listed = (list: readonly Colour[]): string => list.map(colour => colours[colour]).join(', ');
  switch (order.type) {
    case 'pass':
      return words.pass(order.lastRound);
    case 'refer':
      return words.refer(colours[order.colour], colours[order.pay], order.atLeast, order.lastRound);
    case 'bonus':
      return order.colours.length > 1
        ? words.bonusOf(listed(order.colours))
        : words.bonus(listed(order.colours));
    case 'lose':
      return words.lose(listed(order.colours));
  }
}

/** A standing order in words, at most 60 characters; one that can't be read as it stands. */
export function orderInWords(language: keyof typeof WORDS, text: string): string {
  const order = readOrder(text);
  return order ? said(WORDS[language], order) : text;
}
