import { grammar } from '../../../../stage/grammar.ts';
import type { Phrases } from '../en/index.ts';

const { plural, listed } = grammar('pt-BR');

export const status: Phrases['status'] = {
  title: 'Vintage',
  about: {
    line: 'Compre quintas e plante videiras Douro acima, leve cada vindima até Gaia e envelheça-a em vinho do Porto para vender.',
    credits: 'Um jogo de Gil d’Orey, publicado pela MESAboardgames (2011).',
  },
  variants: { standard: 'padrão' },
  awaits: {
    turn: 'escolher uma ação ou passar',
    gather: 'dizer quanto vinho uma quinta dá',
    sail: 'seguir viagem ou parar',
    unload: 'escolher a cave de um lote',
    plant: 'plantar a próxima videira',
    add: 'acrescentar um barril ao armazém',
    over: 'o jogo acabou',
  },
  progress: (round, rounds) => `vindima ${round} de ${rounds}`,
  lastRound: round => `vindima ${round}, a última`,
  stake: {
    lastButOne: 'Depois desta vindima só resta a última.',
    last: barrels => `A última vindima: o que não se vender vale 1 ponto por ${barrels}.`,
  },
  now: standing => `Se acabasse agora: ${standing}.`,
};

export const hand: Phrases['hand'] = {
  cards: cards => `**Suas cartas**: ${cards}`,
  noCards: 'nenhuma na mão',
  openly: card => `${card} (todos sabem)`,
  chips: chips => `**Fichas que você viu**: ${chips}`,
  chip: (round, bonus) => `vindima ${round}: +${bonus}`,
  pieces: pieces => `**Peças que restam**: ${pieces}`,
  noPieces: 'nenhuma',
  markers: (signs, count) => `${signs} ${plural(count, { one: '# marcador', other: '# marcadores' })}`,
  overseer: sign => `${sign} o capataz`,
  estate: (place, quality, vines) => `**${place}** (qualidade ${quality}): ${vines}`,
  noVines: 'ainda sem videiras',
  notPlanted: lacking =>
    `por plantar: ${plural(lacking, { one: 'falta # videira', other: 'faltam # videiras' })}`,
  waits: lot => `${lot} à espera`,
  boat: (harbour, cargo) => `**Barco** em ${harbour}: ${cargo}`,
  cellar: (side, lots) => `**Cave ${side}**: ${lots}`,
  warehouse: (side, categories) => `**Armazém ${side}**: ${categories}`,
  category: (name, held, of, points) => `${name} ${held} de ${of} → ${points}`,
  empty: 'sem nada',
  brandy: (held, most) => `**Aguardente**: ${held} de ${most}`,
  bonus: (round, bonus) => `vindima ${round}: qualidade +${bonus}`,
  store: (held, most) => `aguardente ${held} de ${most}`,
  passed: 'descansa nesta rodada',
  first: 'ficha de primeiro jogador',
  other: (name, points, holds) => `**${name}** ${points}: ${holds}`,
  hidden: count =>
    plural(count, { one: '# carta que ninguém mais viu', other: '# cartas que ninguém mais viu' }),
  noSeat: 'Você não tem lugar aqui: tudo é aberto, menos as mãos, o baralho e as fichas que virão.',
  asks: {
    gather: (place, barrels, quality) =>
      `${place} dá ${barrels}: vinho de qualidade ${quality}, o resto aguardente.`,
    costs: brandy => `O vinho custa 1 barril de aguardente; para pagar há ${brandy}.`,
    paid: 'O vinho não custa mais nada: a carta já pagou.',
    dry: 'Não resta aguardente para pagar vinho.',
    unload: (lot, ruby, tawny) => `A desembarcar: ${lot}. Colunas livres: Ruby ${ruby}, Tawny ${tawny}.`,
    aboard: cargo => `A bordo: ${cargo}.`,
    moves: count => plural(count, { one: 'Resta # movimento.', other: 'Restam # movimentos.' }),
    plant: count => plural(count, { one: 'No máximo mais # videira.', other: 'No máximo mais # videiras.' }),
    add: 'Um barril vai para um lado que já tem algum, não acima do mais alto; depois vende-se o que estiver cheio.',
  },
  outcomes: (list, mean) => `Conforme o dado: ${list} PV; ${mean} em média.`,
  ages: mean => `Envelhecer agora rende ${mean} PV em média.`,
};

export const recap: Phrases['recap'] = {
  dearer: (column, circle) => `Em ${column} o círculo livre mais barato agora é o ${circle}.`,
  full: column => `Em ${column} não há mais círculo livre nesta rodada.`,
  lostToken: name => `**${name}** tomou de você a ficha de primeiro jogador.`,
};

export const terminal: Phrases['terminal'] = {
  table: 'Ações',
  cards: 'Abertas',
  chips: 'Bônus',
  places: 'À venda',
  deck: (deck, used) => `baralho ${deck}, usadas ${used}`,
  estates: 'Quintas',
  boat: 'barco',
  cellar: 'cave',
  warehouse: 'armazém',
  none: 'nada',
  legend:
    'Ações: círculos livres pelo número, ocupados pelo número do lugar (o: o seu\ncapataz). 6×3: qualidade 6, três barris. Videiras: g verde p roxa r vermelha\nw branca y amarela o velha. O armazém se lê da categoria mais baixa para cima.\n8+4+1=13: pontos, o que as quintas e os barris contam no fim, o total.',
};

export const finale: Phrases['finale'] = {
  wins: (name, points) => `**${name}** vence com ${points}.`,
  winsBy: {
    estates: (name, points) => `**${name}** vence com ${points}; o desempate são mais quintas.`,
    quality: (name, points) => `**${name}** vence com ${points}; o desempate são quintas melhores.`,
  },
  shared: (names, points) => `${listed(names)} dividem a vitória com ${points}.`,
  winner: name => `${name} vence.`,
  parts: {
    start: points => `no início ${points}`,
    estate: points => `gastos em quintas ${points}`,
    warehouse: points => `vinho do Porto vendido ${points}`,
    card: points => `cartas que vendem ${points}`,
    barrels: points => `barris que sobram ${points}`,
    estates: points => `quintas plantadas ${points}`,
    vineyards: points => `cinco videiras ${points}`,
  },
  tie: {
    estates: (first, second) => `${first} fica à frente de ${second} por ter mais quintas.`,
    quality: (first, second) => `${first} fica à frente de ${second} por ter quintas melhores.`,
  },
};
