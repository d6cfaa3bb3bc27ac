import type { GreenPortWords } from '../en/index.ts';

export const parts: GreenPortWords['parts'] = {
  pages: [],
  parts: {
    round: { name: 'Rodada', told: 'Uma vez para cada um. Em vermelho: a última rodada.' },
    progress: {
      name: 'Objetivos cumpridos',
      told: 'Quando todos estão marcados, a rodada vai até o fim e o jogo acaba.',
    },
    deck: {
      name: 'Baralho',
      told: 'Cartas fechadas. Setas redondas: todas são embaralhadas quando esta vez acaba.',
    },
    sign: {
      name: 'Placa do guindaste',
      told: 'O que se pede agora. Antes de revelar: a chance de a próxima carta ser um flagrante.',
    },
    pool: {
      name: 'Cartas abertas',
      told: 'Reveladas nesta vez, uma pilha por cor. Contrata-se uma cor; a placa diz o que ela traz.',
    },
    sync: {
      name: 'Sincronia',
      told: 'As quatro cores estão abertas: contratar traz também um cubo de cada outra cor.',
    },
    tape: {
      name: 'Flagrante',
      told: 'Saiu uma carta preta: não se contrata nesta vez, a não ser que uma ficha seja virada.',
    },
    offered: {
      name: 'Cubos iniciais',
      told: 'Antes da primeira vez cada um escolhe um; começa o último da ordem.',
    },
    unseen: {
      name: 'Cartas escondidas',
      told: 'Cartas de cada cor que o baralho ainda contém. Um quadrado é uma carta.',
    },
    others: { name: 'Pretas e X', told: 'Cartas pretas, X verde e X laranja que o baralho ainda contém.' },
    objective: {
      name: 'Objetivo',
      told: 'Pague estes cubos na sua vez para cumpri-lo. A moeda é o que ele traz.',
    },
    done: { name: 'Cumprido', told: 'Por quem está escrito aqui: ninguém mais pode.' },
    headquarters: {
      name: 'Sede',
      told: 'A de cima de uma cor. Moeda: pontos. Figura: o preço agora. Sob o sinal: o poder, que fica.',
    },
    seat: { name: 'Jogador', told: 'Nome e pontos. A seta mostra de quem é a vez.' },
    crew: {
      name: 'Turma',
      told: 'Cubos de cada cor. Eles pagam tudo, e os que você guarda ficam para a próxima vez.',
    },
    tile: {
      name: 'Ficha',
      told: 'De pé: o símbolo traz um cubo a mais, e virá-la salva de um flagrante. Cinza: virada.',
    },
    houses: { name: 'Casas', told: 'Sedes próprias e quantas são. +B: uma verde que reforça o azul.' },
    crowd: {
      name: 'Todos os cubos',
      told: 'A soma deles. Em vermelho: tantos que um X laranja leva metade.',
    },
    ended: { name: 'Fim', told: 'Quem desistiu e quem venceu.' },
  },
};
