import { grammar } from '../../grammar.ts';
import type { DealPictureWords } from './types.ts';

export const portuguese: DealPictureWords = {
  daily: number => `Diário nº ${number}`,
  challenge: code => `Desafio ${code}`,
  points: points => grammar('pt-BR').plural(points, { one: 'ponto', other: 'pontos' }),
  par: points => `par ${points}`,
  parStreet: 'par: jogador forte',
  legend: 'Uma casa por rodada: quanto mais alta, mais pontos',
  streak: days => grammar('pt-BR').plural(days, { one: '# dia', other: '# dias seguidos' }),
  unplayed: 'As mesmas cartas para todos',
  practice: 'treino',
  race: 'Pontos após cada rodada',
  street: levels => `Andares por rodada: ${levels.join(', ')}`,
};
