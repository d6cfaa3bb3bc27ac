import { grammar } from '../../../src/stage/grammar.ts';
import type { ToyWords } from './en.ts';

const { plural, listed } = grammar('es-ES');
const points = (count: number): string => plural(count, { one: '# punto', other: '# puntos' });
const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });
const letters = (count: number): string => plural(count, { one: '# billete', other: '# billetes' });

export const spanish: ToyWords = {
  points,
  listed,
  storm: 'tormenta',
  unknown: 'desconocido',
  nothing: 'nada',
  types: {
    bid: 'Pujar',
    take: 'Tomar',
    roll: 'Tirar el dado',
    reveal: 'Revelar una carta',
    load: 'Guardar una carta',
    play: 'Usar un billete',
    pass: 'Pasar',
  },
  fields: { type: 'Acción', amount: 'Ficha', card: 'Carta', letter: 'Billete' },
  questions: {
    type: '¿Qué haces?',
    amount: '¿Con qué ficha pujas?',
    card: '¿Qué carta guardas?',
    letter: '¿Qué billete usas?',
  },
  tilesOfEach: count => plural(count, { one: '# ficha de cada altura', other: '# fichas de cada altura' }),
  tile: (amount, left) => `${amount} (${plural(left, { one: 'queda #', other: 'quedan #' })})`,
  letter: letter => `Billete ${letter}`,
  order: (amount, round) => `pujar ${amount} hasta la ronda ${round}`,
  deeds: {
    bid: amount => `Pujar ${amount}`,
    takeOpen: (count, sum) => `Tomar ${cards(count)} por ${points(sum)}`,
    takeUnseen: 'Tomar la primera carta del mazo sin verla',
    load: card => `Guardar la carta ${card} por ${points(card)}`,
    play: (letter, sum) => `Usar el billete ${letter} por ${points(sum)}`,
  },
  reasons: {
    points: points => `puntos inmediatos: ${points}`,
    quay: cards => `lo que queda en el muelle: ${cards}`,
  },
  story: {
    bid: (who, amount) => `${who} puja ${amount}.`,
    scored: (who, sum, part) =>
      `${who} hace ${points(sum)} con ${{ cargo: 'carga', die: 'el dado', letters: 'billetes' }[part]}.`,
    revealed: (who, card) => `${who} revela: ${card}.`,
    lost: (who, lost) => `La tormenta se lleva ${lost} de ${who}.`,
    rose: (tide, highest) => `Sube la marea: ${tide} de ${highest}.`,
    played: (who, letter) => `${who} usa el billete ${letter}.`,
    drew: (who, letter) =>
      letter === undefined ? `${who} roba un billete.` : `${who} roba el billete ${letter}.`,
    peeked: (who, card) =>
      card === undefined
        ? `${who} mira la primera carta del mazo.`
        : `${who} mira la primera carta del mazo: ${card}.`,
    passed: who => `${who} pasa. Se acabó la ronda.`,
  },
  awaits: {
    bid: 'pujar con una ficha',
    pick: 'revelar, tomar o tirar',
    rest: 'pasar',
    over: 'la partida terminó',
  },
  board: {
    round: (round, last) => `Ronda ${round} de ${last} como mucho`,
    tide: (tide, highest) => `Marea ${tide} de ${highest}`,
    tiles: left => `Fichas que quedan: ${left}`,
    bids: bids => `Pujas de esta ronda: ${bids}`,
    quay: open => `En el muelle: ${open}`,
    deck: (deck, out) => `Mazo: ${cards(deck)}; usadas: ${cards(out)}`,
    seat: (who, sum, held) => `${who}: ${points(sum)}, ${letters(held)} en la mano`,
    turn: who => `Es el turno de ${who}`,
  },
  hand: {
    letters: held => `Tus billetes: ${held}.`,
    top: card => `La primera carta del mazo es: ${card}.`,
    sealed: deed => `Sellado: ${deed}.`,
    none: 'No tienes asiento aquí.',
  },
  finale: {
    place: (place, who, sum) => `${place}.º ${who}: ${points(sum)}`,
    tie: (winner, other) => `${winner} y ${other} empatan; a ${winner} le quedan más billetes.`,
    parts: (cargo, die, played) => `carga ${cargo}, dado ${die}, billetes ${played}`,
    stopped: who => `La partida acabó antes de tiempo. Ganó ${who}.`,
    nobody: 'La partida se canceló.',
  },
  refusals: {
    'not-your-turn': () => 'No es tu turno.',
    'toy-same-bid': amount =>
      `Nadie puja lo mismo dos veces seguidas, y en la última ronda pujaste ${amount}. Elige otra ficha.`,
    'toy-no-tile': amount =>
      `No queda ninguna ficha ${amount} para ti: quienes van antes en el orden de asientos tomaron la última. Elige otra.`,
    'toy-no-kind': (possible, typed) => `Ninguna acción empieza con “${typed}”. Posible: ${possible}.`,
    'toy-no-number': (_, typed) =>
      typed ? `“${typed}” no es un número del 1 al 12.` : 'Falta un número del 1 al 12.',
    'toy-too-much': (_, typed) => `“${typed}” sobra: la acción ya está completa antes.`,
    'toy-not-now': possible => `Eso no es posible ahora. Posible: ${possible}.`,
  },
  strange: 'Eso no es posible en este juego.',
  rules: {
    title: 'Una noche en el muelle',
    text: 'En cada ronda todos pujan en secreto con una ficha de 1, 2 o 3; de cada una hay un número fijo. El primero de los más altos se queda el muelle. En tu turno puedes **revelar** cartas, **guardar** dos de ellas, **usar** billetes de tu mano (puntos por cada carta a la vista) y **tomar** todo lo que hay a la vista. Una tormenta barre el muelle y acaba tu turno. O **tiras** el dado: un cuatro o más trae un billete, un uno hace subir la marea. Cuando la marea ha subido tres veces, la ronda es la última.',
  },
};
