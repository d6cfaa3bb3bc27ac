import type { PortoWords } from '../en/index.ts';

export const reasons: PortoWords['reasons'] = {
  said: (reason, points) => `${reason}: ${points}`,
  points: 'pontos na hora',
  prepares: (house, points) => `prepara ${house} para ${points} na próxima vez`,
  offersOnly: (house, points) => `não deixa nada melhor que ${house} por ${points} para construir depois`,
  offersNothing: 'não deixa nada para construir depois',
  takes: cards => `compra ${cards}`,
  spends: cards => `gasta ${cards}`,
  cards: 'cartas na mão',
  privateContracts: 'contratos privados',
  forContracts: contracts => `contratos privados (${contracts})`,
  opens: (house, points) => `abre ${house} ao próximo lugar por ${points}`,
  leaves: (house, points) => `deixa ${house} ao próximo lugar por ${points}`,
  takesFrom: house => `tira ${house} do próximo lugar`,
  leavesLess: 'deixa menos para o próximo lugar construir',
  leavesMore: 'deixa mais para o próximo lugar construir',
  rivals: 'o que os outros têm e podem fazer depois',
  market: 'o que fica no mercado',
  tokenTo: house => `a ficha em ${house}`,
  tokens: 'fichas nas casas',
  time: 'quando a partida acaba',
};
