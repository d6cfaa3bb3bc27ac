import { grammar } from '../../../src/stage/grammar.ts';
import type { ToyWords } from './en.ts';

const { plural, listed } = grammar('pt-BR');
const points = (count: number): string => plural(count, { one: '# ponto', other: '# pontos' });
const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });
const letters = (count: number): string => plural(count, { one: '# bilhete', other: '# bilhetes' });

export const portuguese: ToyWords = {
  points,
  listed,
  storm: 'tempestade',
  unknown: 'desconhecido',
  nothing: 'nada',
  types: {
    bid: 'Dar lance',
    take: 'Pegar',
    roll: 'Rolar o dado',
    reveal: 'Revelar uma carta',
    load: 'Guardar uma carta',
    play: 'Usar um bilhete',
    pass: 'Passar',
  },
  fields: { type: 'Ação', amount: 'Ficha', card: 'Carta', letter: 'Bilhete' },
  questions: {
    type: 'O que você faz?',
    amount: 'Que ficha é o seu lance?',
    card: 'Que carta você guarda?',
    letter: 'Que bilhete você usa?',
  },
  tilesOfEach: count => plural(count, { one: '# ficha de cada altura', other: '# fichas de cada altura' }),
  tile: (amount, left) => `${amount} (${plural(left, { one: 'resta #', other: 'restam #' })})`,
  letter: letter => `Bilhete ${letter}`,
  order: (amount, round) => `lance ${amount} até a rodada ${round}`,
  deeds: {
    bid: amount => `Dar lance de ${amount}`,
    takeOpen: (count, sum) => `Pegar ${cards(count)} por ${points(sum)}`,
    takeUnseen: 'Pegar a primeira carta do baralho sem ver',
    load: card => `Guardar a carta ${card} por ${points(card)}`,
    play: (letter, sum) => `Usar o bilhete ${letter} por ${points(sum)}`,
  },
  reasons: {
    points: points => `pontos na hora: ${points}`,
    quay: cards => `o que fica no cais: ${cards}`,
  },
  story: {
    bid: (who, amount) => `${who} dá um lance de ${amount}.`,
    scored: (who, sum, part) =>
      `${who} faz ${points(sum)} com ${{ cargo: 'carga', die: 'o dado', letters: 'bilhetes' }[part]}.`,
    revealed: (who, card) => `${who} revela: ${card}.`,
    lost: (who, lost) => `A tempestade leva ${lost} de ${who}.`,
    rose: (tide, highest) => `A maré sobe: ${tide} de ${highest}.`,
    played: (who, letter) => `${who} usa o bilhete ${letter}.`,
    drew: (who, letter) =>
      letter === undefined ? `${who} compra um bilhete.` : `${who} compra o bilhete ${letter}.`,
    peeked: (who, card) =>
      card === undefined
        ? `${who} olha a primeira carta do baralho.`
        : `${who} olha a primeira carta do baralho: ${card}.`,
    passed: who => `${who} passa. A rodada acabou.`,
  },
  awaits: {
    bid: 'dar um lance',
    pick: 'revelar, pegar ou rolar',
    rest: 'passar',
    over: 'a partida acabou',
  },
  board: {
    round: (round, last) => `Rodada ${round} de no máximo ${last}`,
    tide: (tide, highest) => `Maré ${tide} de ${highest}`,
    tiles: left => `Fichas restantes: ${left}`,
    bids: bids => `Lances desta rodada: ${bids}`,
    quay: open => `No cais: ${open}`,
    deck: (deck, out) => `Baralho: ${cards(deck)}; usadas: ${cards(out)}`,
    seat: (who, sum, held) => `${who}: ${points(sum)}, ${letters(held)} na mão`,
    turn: who => `É a vez de ${who}`,
  },
  hand: {
    letters: held => `Seus bilhetes: ${held}.`,
    top: card => `A primeira carta do baralho é: ${card}.`,
    sealed: deed => `Lacrado: ${deed}.`,
    none: 'Você não tem lugar aqui.',
  },
  finale: {
    place: (place, who, sum) => `${place}º ${who}: ${points(sum)}`,
    tie: (winner, other) => `${winner} e ${other} empatam; ${winner} tem mais bilhetes.`,
    parts: (cargo, die, played) => `carga ${cargo}, dado ${die}, bilhetes ${played}`,
    stopped: who => `A partida acabou antes da hora. Venceu: ${who}.`,
    nobody: 'A partida foi cancelada.',
  },
  refusals: {
    'not-your-turn': () => 'Não é a sua vez.',
    'toy-same-bid': amount =>
      `Ninguém repete o lance da rodada anterior, e o seu foi ${amount}. Escolha outra ficha.`,
    'toy-no-tile': amount =>
      `Não resta ficha ${amount} para você: quem vem antes na ordem dos lugares pegou a última. Escolha outra.`,
    'toy-no-kind': (possible, typed) => `Nenhuma ação começa com “${typed}”. Possível: ${possible}.`,
    'toy-no-number': (_, typed) =>
      typed ? `“${typed}” não é um número de 1 a 12.` : 'Falta um número de 1 a 12.',
    'toy-too-much': (_, typed) => `“${typed}” está sobrando: a ação acaba antes.`,
    'toy-not-now': possible => `Isso não é possível agora. Possível: ${possible}.`,
  },
  strange: 'Isso não é possível neste jogo.',
  rules: {
    title: 'Uma noite no cais',
    text: 'A cada rodada todos dão em segredo um lance com uma ficha de 1, 2 ou 3; há um número fixo de cada. O primeiro entre os lances mais altos fica com o cais. Na sua vez você pode **revelar** cartas, **guardar** duas delas, **usar** bilhetes da sua mão (pontos por carta aberta) e **pegar** tudo o que está aberto. Uma tempestade varre o cais e encerra a sua vez. Ou você **rola** o dado: quatro ou mais traz um bilhete, um um faz a maré subir. Quando a maré subiu três vezes, a rodada é a última.',
  },
};
