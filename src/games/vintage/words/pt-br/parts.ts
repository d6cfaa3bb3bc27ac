import type { Phrases } from '../en/index.ts';

export const parts: Phrases['parts'] = {
  pages: ['O tabuleiro', 'A linha de um jogador'],
  parts: {
    round: { name: 'Rodada', told: 'Um ano com uma vindima. O jogo acaba depois da última.' },
    chips: {
      name: 'Bônus dos anos',
      told: 'Uma ficha por ano. A dourada soma à qualidade de todo o vinho deste ano; as azuis estão escondidas.',
    },
    piles: {
      name: 'Baralho e descarte',
      told: 'À esquerda: cartas fechadas. À direita: cartas jogadas ou descartadas.',
    },
    quinta: {
      name: 'Quinta',
      told: 'A bandeira diz de quem é. Com torre está plantada: dá vindima, e o preço conta no fim.',
    },
    quality: {
      name: 'Qualidade',
      told: 'A de cada barril daqui, antes do bônus do ano. Quanto mais, melhor envelhece.',
    },
    vines: {
      name: 'Videiras',
      told: 'Uma de cada cor, O uma vinha velha; uma cruz é um espaço livre. Cheia, a quinta vale mais.',
    },
    lot: {
      name: 'Vinho à espera',
      told: 'Qualidade × barris. Até um barco embarcá-lo, a quinta não dá mais nada.',
    },
    free: {
      name: 'Lugar livre',
      told: 'Moeda: o preço de uma quinta aqui, em pontos. Moldura vermelha: a qualidade.',
    },
    harbour: {
      name: 'Porto',
      told: 'O nome da região. Os pontos são os barris que cada quinta daqui dá por vindima.',
    },
    boat: {
      name: 'Rabelo',
      told: 'Desce lotes até Gaia. Um movimento custa um marcador: sobe um porto ou desce quanto quiser.',
    },
    plant: {
      name: 'Plantar',
      told: 'Uma coluna por videira. O número do círculo é o preço em marcadores; ocupa-se o mais barato.',
    },
    buy: { name: 'Comprar', told: 'Paga a compra de uma quinta, uma vez por rodada.' },
    harvest: {
      name: 'Vindima',
      told: 'Paga a vindima de todas as suas quintas plantadas, uma vez por rodada.',
    },
    age: {
      name: 'Envelhecer e vender',
      told: 'Paga um dado para todos os seus lotes na cave; categorias cheias são vendidas.',
    },
    card: { name: 'Cartas', told: 'Paga uma carta, pega ou jogada.' },
    first: { name: 'Primeiro jogador', told: 'Quem está aqui começa a partir da próxima rodada.' },
    display: { name: 'Cartas abertas', told: 'Pegue uma, ou o topo do baralho. Joga-se numa vez seguinte.' },
    owner: { name: 'Jogador', told: 'Sinal e nome. A seta mostra de quem é a vez.' },
    token: { name: 'Primeiro jogador', told: 'Começa esta rodada.' },
    markers: {
      name: 'Marcadores',
      told: 'Pagam círculos e movimentos. Voltam a cada rodada, e cada quinta traz mais.',
    },
    overseer: {
      name: 'Capataz',
      told: 'Ocupa sozinho qualquer círculo livre, uma vez por rodada. Pálido: usado.',
    },
    brandy: { name: 'Aguardente', told: 'Cada quinta que dá vinho custa um barril.' },
    hand: { name: 'Cartas', told: 'Quantas há na mão. Joga-se uma por vez.' },
    cellar: {
      name: 'Cave em Gaia',
      told: 'Lotes por envelhecer: Ruby em cima, Tawny embaixo. Qualidade × barris.',
    },
    warehouse: {
      name: 'Armazém',
      told: 'Barris envelhecidos, a categoria mais baixa à esquerda. Um grupo cheio é vendido pelos pontos dourados ao lado.',
    },
    scored: { name: 'Pontos até agora', told: 'Também pagam quintas.' },
    estates: { name: 'Quintas', told: 'Pontos que as quintas plantadas trazem no fim.' },
    barrels: { name: 'Barris', told: 'Pontos que os barris que sobram trazem no fim.' },
    gauge: { name: 'Barra', told: 'Os três tipos de pontos, diante da maior soma.' },
    total: { name: 'Soma', told: 'Os pontos se o jogo acabasse agora. Louro: ninguém tem mais.' },
    passed: { name: 'Passou', told: 'Não faz mais nada nesta rodada.' },
  },
};
