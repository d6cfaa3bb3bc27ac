import type { GreenPortWords } from '../en/index.ts';
import { blacks, box, command, deckSize, units } from '../facts.ts';

const { cubes, gains, headquarters, prices } = box;

/** The whole rules in our own words, a chapter each. */
export const topics: GreenPortWords['topics'] = {
  overview: {
    title: 'Visão geral',
    text: `Green Port é um porto de trapaceiros. Você reúne uma turma, em **cubos** de quatro cores (azul, verde, vermelho, amarelo), e a gasta em **objetivos** e **sedes**. Os valores deles são pontos e contam na hora; quem tem mais pontos vence.

Na sua vez você revela cartas, uma a uma, enquanto tiver coragem, e depois contrata **uma** cor do que está aberto. Os outros podem pegar do resto. Uma carta preta acaba com a vez de quem foi longe demais.

Secreta é só a ordem do baralho: o que ele ainda contém é sabido por todos, por isso a chance no botão é exata.

**Preparação**: uma coluna de cartas é um objetivo; cada carta leva um cubo da cor que pede. Com dois lugares há quatro objetivos, senão seis; o sexto é curinga. Cada lugar tem uma **ficha** com um símbolo, de pé no início. Do último lugar ao primeiro, cada um escolhe um cubo inicial entre as quatro cores; depois começa o primeiro lugar.`,
  },
  turn: {
    title: 'Uma vez',
    text: `Uma vez tem estas etapas:
1. **Contratar**: revele cartas e depois contrate uma cor.
2. **Indicar**: cada outro lugar, na ordem, pode levar uma cor que restou, dando um cubo a você.
3. **Usar**: cumpra objetivos, compre sedes e levante a sua ficha, quantas vezes puder pagar, em qualquer ordem. Depois encerre a vez.

**Trocar**: sempre que você decide nas etapas de contratar ou usar, pode pagar ${prices.specialise} cubos da mesma cor, ou de ${prices.specialise} cores diferentes, por um cubo de uma cor que não está no pagamento.

Quando a vez acaba, as cartas abertas vão para o descarte.`,
  },
  cards: {
    title: 'Cartas',
    text: `O baralho tem ${deckSize} cartas:
- ${units} **cartas de pessoas**: cada cor com cada um de seis símbolos, uma vez.
- ${blacks} cartas **pretas**: sem efeito enquanto não há carta de pessoa aberta. Senão é **flagrante**: sem contratar, sem indicar, direto para usar. Com a ficha de pé você pode **virá-la**: as cartas abertas saem e a contratação recomeça.
- O **X laranja**: quem tem mais de ${cubes.limit} cubos perde metade, arredondada para baixo, à sua escolha, ou vira uma ficha que está de pé e não perde nada. Depois vêm os cubos de consolo.
- O **X verde**: depois desta vez todas as cartas formam um novo baralho. Depois vêm os cubos de consolo.

**Cubos de consolo**, uma vez por turno: os lugares com menos pontos ou, se todos têm os mesmos, com menos cubos pegam um cubo da cor que quiserem.

Um baralho vazio é refeito com o descarte quando uma carta é necessária.`,
  },
  hire: {
    title: 'Contratar',
    text: `A primeira carta precisa ser revelada. Depois você continua ou contrata uma cor que está aberta. Todas as cartas de pessoas dessa cor saem, e você ganha dessa cor:
- ${gains.card} cubo por carta;
- ${gains.tile} se a sua ficha está de pé e uma delas mostra o símbolo;
- ${gains.boost} por sede verde sua que reforça essa cor.

**Sincronia**: se as quatro cores estão abertas, você ganha também um cubo de cada outra cor.

Onde não há carta de pessoa aberta, você pode parar sem contratar ninguém.`,
  },
  refer: {
    title: 'Indicar',
    text: `Depois de uma contratação, cada outro lugar, na ordem, responde uma vez: **passar**, ou dar ao lugar da vez ${prices.refer} cubo de qualquer cor e levar todas as cartas de uma cor que restou. Traz o mesmo que uma contratação, com a sua própria ficha e os seus reforços, mas nunca Sincronia.

Quem não tem cubos não é perguntado, e ninguém é quando não há mais carta de pessoa. Depois de um flagrante não se indica.`,
  },
  utilise: {
    title: 'Usar',
    text: `Quantas vezes puder pagar, em qualquer ordem:
- **Cumprir** um objetivo: para cada cor pague a soma dos valores das cartas dessa cor. O curinga pede o seu valor em cubos de uma só cor. Você leva as cartas.
- **Comprar** a sede de cima de uma cor: ${prices.headquarters} cubos dessa cor, e mais um por carta dessa cor nos objetivos que restam. Por isso elas vão ficando mais baratas.
- **Levantar a ficha**: ${prices.unflip} cubos de quaisquer cores; ${prices.unflipAfterBust} depois de um flagrante nesta vez.

Depois **encerre** a vez.`,
  },
  powers: {
    title: 'Poderes',
    text: `As sedes trazem os seus pontos e um poder:
- **Azul**: cada uma tira um cubo do preço de todo objetivo; de que cor, você escolhe.
- **Verde**: ao comprar, escolha uma cor; cada contratação dela traz um cubo a mais. Várias na mesma cor se somam.
- **Vermelha**: uma troca leva quaisquer ${prices.specialiseWithRed} cubos. Uma só basta para isso.
- **Amarela**: cada uma deixa levantar a ficha um cubo mais barato, até de graça.`,
  },
  end: {
    title: 'O fim',
    text: `Quando não resta objetivo, a rodada é jogada até o fim. Depois vêm as **compras finais**, por si mesmas: cor por cor, primeiro os lugares com mais cubos dela, entre iguais o lugar que joga mais tarde; cada um compra o que pode das sedes que restam, por ${prices.headquarters} cubos cada.

Mais pontos vencem. Com pontos iguais: mais cubos restantes, depois a carta de objetivo mais alta, depois a segunda mais alta. Senão o lugar é dividido.`,
  },
  variants: {
    title: 'Lugares e variantes',
    text: `De dois a quatro lugares. Uma pilha de sedes tem, de cima para baixo: ${headquarters.piles['2'].join(', ')} com dois lugares; ${headquarters.piles['3'].join(', ')} com três; ${headquarters.piles['4'].join(', ')} com quatro.

- **padrão**: todas estas regras.
- **sem fichas**: ninguém tem ficha, então ninguém escapa de um flagrante ou de uma perda.
- **sem poderes**: as sedes só trazem pontos.
- **simples**: nem fichas nem poderes.

Green Port foi criado por Pedro Dias para a Green Box of Games. Este é um projeto independente.`,
  },
  notation: {
    title: 'Ações por escrito',
    text: `Toda ação tem um botão e pode ser escrita com \`${command('do')}\`: qualquer parte em palavras, ou como o registro a escreve:
\`pick red\` · \`reveal\` · \`hire red\` · \`flip\` · \`bust\` · \`lose blue-1,red-3\` · \`bonus red\` · \`refer blue pay red\` · \`pass\` · \`complete 3 pay blue-2,red-4\` · \`buy green boost blue\` · \`unflip pay red-2\` · \`specialise green pay red-3\` · \`end\`

Cubos se escrevem como cor em inglês e número, na ordem azul, verde, vermelho, amarelo. \`none\` quer dizer nenhum cubo.`,
  },
};
