import { grammar } from '../../../stage/grammar.ts';
import type { PlayersWords } from '../en/players.ts';

const { listed } = grammar('pt-BR');

export const players: PlayersWords = {
  does: {
    easy: name => `${name} joga como quem está começando: vê o próximo lance, e dá para vencer.`,
    medium: name => `${name} pesa o que cada lance traz agora e depois.`,
    hard: name =>
      `${name} experimenta muitas vezes os melhores lances antes de decidir; leva alguns segundos.`,
  },
  add: 'Chamar um jogador do bot',
  manage: 'Jogadores do bot',
  ask: '**Quem entra na mesa?**',
  full: 'Todos os lugares estão ocupados.',
  added: (name, taken, wanted) => `${name} está na mesa: ${taken} de ${wanted}.`,
  for: person => `o jogador do bot no lugar de ${person}`,
  thinking: names =>
    names.length === 1 ? `${listed(names)} está pensando.` : `${listed(names)} estão pensando.`,
  unknown: (typed, possible) =>
    `Não conheço o jogador “${typed}”. Existem ${listed(possible)}; vários se escrevem assim: “2 ${possible.at(-1)}” ou “${possible.slice(0, 2).join(', ')}”.`,
};
