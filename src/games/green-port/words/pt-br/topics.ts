import type { GreenPortWords } from '../en/index.ts';
import { blacks, box, command, deckSize, units } from '../facts.ts';

const { cubes, gains, headquarters, objectives, prices } = box;

/** The whole rules in our own words, a chapter each. */
export const topics: GreenPortWords['topics'] = {
  overview: {
    title: 'Visão geral',
    text: `Green Port é um porto de trapaceiros. Você reúne uma turma e a gasta em golpes e casas.

A sua turma são **cubos** de quatro cores: **B** azul, **G** verde, **R** vermelho, **Y** amarelo. Os golpes são **objetivos**: papéis com um preço em cubos. As casas são **sedes**: há uma pilha para cada cor, e elas têm poderes. Quem paga ganha os pontos na hora.

Na sua vez você **revela** cartas, uma a uma, enquanto tiver coragem. Elas ficam abertas no cais. Depois você contrata **uma** das cores abertas e ganha cubos dessa cor; os outros podem pegar do resto. Uma carta preta acaba com a vez de quem foi longe demais, sem nada.

Secreta é só a ordem do baralho. O que ele ainda contém é sabido por todos, por isso o risco no botão e no guindaste é exato.

Quando o último objetivo é cumprido, a rodada vai até o fim, e mais pontos vencem.`,
  },
  turn: {
    title: 'Uma vez',
    text: `Uma vez tem estas etapas:
1. **Contratar**: revele cartas e depois contrate uma cor.
2. **Indicar**: cada um dos outros, na ordem, pode levar uma cor que restou, dando um cubo a você. Depois de um flagrante isso não acontece.
3. **Usar**: cumpra objetivos, compre sedes e levante a sua ficha, quantas vezes puder pagar, em qualquer ordem. Depois encerre a vez.

**Trocar**: ao contratar, entre uma carta e outra, e ao usar, quantas vezes quiser, você pode pagar ${prices.specialise} cubos da mesma cor, ou de ${prices.specialise} cores diferentes, por um cubo de uma cor que não está no pagamento.

Quando a vez acaba, as cartas que ficaram abertas vão para o descarte. Depois joga o próximo.

*Na ordem* quer dizer sempre: primeiro quem está na vez, depois no sentido horário, um por um. Quem vem depois já sabe o que os outros escolheram.`,
  },
  cards: {
    title: 'Cartas',
    text: `O baralho tem ${deckSize} cartas:
- ${units} **cartas de pessoas**: alguém para contratar. Cada uma das quatro cores com cada um de seis símbolos, uma vez.
- ${blacks} cartas **pretas**. Enquanto não há carta de pessoa aberta, não fazem nada. Senão é **flagrante**: sem contratar, sem indicar, direto para usar. Com a **ficha** de pé você pode **virá-la**: todas as cartas abertas saem, e a contratação recomeça na mesma vez.
- O **X laranja**: na ordem, quem tem mais de ${cubes.limit} cubos perde metade, arredondada para baixo, à sua escolha; ou vira uma ficha que está de pé e não perde nada. Depois vêm os cubos de consolo.
- O **X verde**: quando esta vez acaba, todas as ${deckSize} cartas formam um novo baralho. Antes, na hora, vêm os cubos de consolo.

Depois de um X a contratação continua.

**Cubos de consolo**, no máximo uma vez por turno: todos os que têm menos pontos pegam um cubo da cor que quiserem. Se todos têm os mesmos pontos, pegam os que têm menos cubos. Quem ganha fica decidido antes da primeira escolha.

Uma ficha virada só se levanta na etapa de usar, por cubos.

Se o baralho está vazio e falta uma carta, o descarte é embaralhado; as cartas abertas ficam fora. Se também não há descarte, nada pode ser revelado.`,
  },
  hire: {
    title: 'Contratar',
    text: `Enquanto não há carta aberta, é preciso revelar. Depois você continua ou contrata uma das cores abertas. Todas as cartas de pessoas dessa cor saem, e você ganha dessa cor:
- ${gains.card} cubo por carta;
- ${gains.tile} se a sua ficha está de pé e uma delas mostra o símbolo;
- ${gains.boost} por sede verde sua que **reforça** essa cor: a cor é escolhida na compra.

**Sincronia**: se as quatro cores estão abertas, você ganha também um cubo de cada outra cor. As cartas delas ficam para os outros.

Se não há carta de pessoa aberta, você pode parar sem contratar ninguém.

*Exemplo*: duas cartas vermelhas, uma mostra a roda, a sua ficha também, e está de pé. Uma sede verde reforça o vermelho. 2 + 1 + 1: você ganha 4 vermelhos.`,
  },
  refer: {
    title: 'Indicar',
    text: `Depois de uma contratação, cada um dos outros, na ordem, responde uma vez: **passar**, ou dar a quem está na vez ${prices.refer} cubo de qualquer cor e levar todas as cartas de uma cor que restou. Traz o mesmo que uma contratação, com a sua própria ficha e os seus reforços, mas nunca Sincronia.

Quem não tem cubos não é perguntado, e ninguém é quando não há mais carta de pessoa. Depois de um flagrante não se indica.`,
  },
  utilise: {
    title: 'Usar',
    text: `Quantas vezes puder pagar, em qualquer ordem:
- **Cumprir** um objetivo: para cada cor pague a soma dos valores das cartas dessa cor. O curinga pede o seu valor em cubos de uma só cor, qualquer uma. Você leva as cartas: os valores são os seus pontos.
- **Comprar** a sede de cima de uma cor: ${prices.headquarters} cubos dessa cor, e mais um por *carta* dessa cor nos objetivos que restam. Por isso elas vão ficando mais baratas.
- **Levantar a ficha**: ${prices.unflip} cubos de quaisquer cores; ${prices.unflipAfterBust} se houve flagrante nesta vez.

Cada preço é contado de novo a cada vez, então uma compra pode baratear a próxima. Os cubos que você guarda ficam para a próxima vez. Depois **encerre** a vez.

*Exemplo*: restam cartas vermelhas em dois objetivos, uma em cada. A sede vermelha custa 2 + 2 = 4 vermelhos. Você cumpre um dos dois: agora ela custa 3.`,
  },
  powers: {
    title: 'Poderes',
    text: `As sedes trazem os seus pontos e um poder que dura:
- **Azul**: cada uma tira um cubo do preço de todo objetivo, até de graça; de que cor, você escolhe.
- **Verde**: ao comprar, escolha a cor que ela **reforça**: sempre que contrata ou indica essa cor, você ganha um cubo a mais. Várias na mesma cor se somam.
- **Vermelha**: uma troca leva quaisquer ${prices.specialiseWithRed} cubos, iguais ou não. Uma só basta para isso; mais trazem só pontos.
- **Amarela**: cada uma deixa levantar a ficha um cubo mais barato, até de graça.`,
  },
  end: {
    title: 'O fim',
    text: `Quando não resta objetivo, a rodada é jogada até o fim: quem vem depois nela ainda tem a sua vez. Depois vêm as **compras finais**, por si mesmas: cor por cor, primeiro quem tem mais cubos dela, entre iguais quem joga mais tarde; cada um compra quantas puder das sedes que restam, por ${prices.headquarters} cubos cada. Os poderes já não contam.

Mais pontos vencem. Com pontos iguais: mais cubos restantes, depois a carta de objetivo mais alta, depois a segunda mais alta, e assim por diante. Se tudo é igual, o lugar é dividido.

Quem desiste fica em último, e um substituto joga por ele com as mesmas regras. Se só um fica, esse venceu.`,
  },
  variants: {
    title: 'Preparação e variantes',
    text: `Jogam de dois a quatro. Os quatro primeiros **objetivos** dividem nove cartas (valores ${objectives.white.join(', ')}), postas ao acaso em colunas. Com três e quatro, um quinto tem ${objectives.black.join(', ')}, e o sexto é **curinga** e vale ${objectives.wild}. Cada carta, menos o curinga, leva um cubo da cor que pede.

Uma pilha de **sedes** tem, de cima para baixo: ${headquarters.piles['2'].join(', ')} com dois; ${headquarters.piles['3'].join(', ')} com três; ${headquarters.piles['4'].join(', ')} com quatro.

Cada um tem uma **ficha** com um dos seis símbolos, de pé no início. Depois, do último a jogar ao primeiro, cada um escolhe um **cubo inicial**: há um de cada cor. O primeiro começa.

Variantes:
- **padrão**: todas estas regras.
- **sem fichas**: ninguém tem ficha: não há cubo pelo símbolo, e ninguém escapa de um flagrante ou de uma perda.
- **sem poderes**: as sedes só trazem pontos.
- **simples**: nem fichas nem poderes.

Green Port foi criado por Pedro Dias para a Green Box of Games. Este é um projeto independente.`,
  },
  notation: {
    title: 'Ações por escrito',
    text: `Toda ação tem um botão e pode ser escrita com \`${command('do')}\`: qualquer parte em palavras, ou como o registro a escreve:
\`pick red\` · \`reveal\` · \`hire red\` · \`flip\` · \`bust\` · \`lose blue-1,red-3\` · \`bonus red\` · \`refer blue pay red\` · \`pass\` · \`complete 3 pay blue-2,red-4\` · \`buy green boost blue\` · \`unflip pay red-2\` · \`specialise green pay red-3\` · \`end\`

\`bonus\` é um cubo de consolo, \`specialise\` uma troca, \`bust\` é aceitar um flagrante.

Cubos se escrevem como cor em inglês e número, na ordem azul, verde, vermelho, amarelo. \`none\` quer dizer nenhum cubo.`,
  },
};
