import { grammar } from '../../../../stage/grammar.ts';
import { TIMER_SIZES } from '../../rules/types.ts';
import type { PortoWords } from '../en/index.ts';
import { command, copies, goal, levels, paid, privatePoints, publicPays, roofs, tiles } from '../facts.ts';

const { listed, ordinal } = grammar('pt-BR');

/** The whole rules in our own words, a chapter each. */
export const topics: PortoWords['topics'] = {
  overview: {
    title: 'Visão geral',
    text: `Você constrói as casas coloridas de duas ruas à beira do rio, \`L1\` a \`L7\` e \`R1\` a \`R7\`. As casas não são de ninguém: a cada vez você ganha pontos pelo que *você* acrescenta.

Na sua vez você faz uma só coisa: **compra** cartas do mercado aberto ou **constrói** andares com duas cartas da mão. Os pontos contam na hora. Algumas casas têm fichas; quatro contratos públicos ficam abertos para quem os cumprir primeiro; e cada um guarda três contratos privados, que contam no fim.

Quando há telhados suficientes, a rodada termina, joga-se mais uma, e vence quem tiver mais pontos.

**Casas em jogo**: com 4 lugares, as catorze; com 3, saem \`L1\` e \`R7\`; com 2 e no solo, saem \`L1\`, \`L2\`, \`R6\` e \`R7\`. Uma casa fora do jogo não é vizinha de ninguém.

No começo cada lugar recebe cinco contratos privados e fica com três em segredo; em cada térreo há uma ficha de 1 a 4 pontos.`,
  },
  turn: {
    title: 'A sua vez',
    text: `Você faz exatamente uma destas coisas:
- **Comprar**: pegue de uma a três cartas do mercado que somem no máximo 3.
- **Construir**: jogue exatamente duas cartas da mão e coloque andares em uma casa.

Depois o mercado volta a ter cinco cartas e os contratos públicos, quatro, espaço por espaço. Quando o baralho de cartas acaba, o descarte é embaralhado e vira o novo; se não há descarte, o espaço fica vazio até voltarem cartas.

**Passar** só é possível se o mercado está vazio e você não pode construir nada; a mesa então passa por você. Se uma rodada inteira é de passes, o jogo acaba com ela; esse último passe é você quem aperta.

As mãos são abertas e sem limite: toda carta foi comprada à vista de todos. Só são secretos os contratos privados e a ordem dos baralhos.`,
  },
  draw: {
    title: 'Comprar',
    text: `Pegue uma, duas ou três das cinco cartas do mercado. Os valores devem somar **no máximo 3**: um 3 sozinho, um 2 com um 1, até três 1, ou menos que isso. Pelo menos uma carta é obrigatória.

As cartas vão para a sua mão, e os espaços vazios são repostos do baralho.

No Discord, \`${command('draw')}\` aceita espaços, como \`1,3\`, ou cartas, como \`azul 2\`. Ele mostra o que elas trariam, e um botão as compra; com \`now\` a compra é feita já.

Há dez cartas de cada cor: ${copies[1]} de valor 1, ${copies[2]} de valor 2 e ${copies[3]} de valor 3.`,
  },
  build: {
    title: 'Construir',
    text: `Jogue duas cartas: uma dá o **número** de andares, a outra dá a **cor**. Todos esses andares vão para uma só casa:
- Ela precisa ter lugar para todos.
- Uma **casa vazia** começa pelo térreo, que conta como andar. Nenhuma vizinha da mesma rua pode já ter essa cor.
- Uma **casa começada** mantém a sua cor.
- As peças precisam existir: ${tiles.floorsPerColour} andares e ${tiles.groundFloorsPerColour} térreos de cada cor, ou seja, no máximo ${tiles.groundFloorsPerColour} casas por cor.

Depois, nesta ordem:
1. Se você colocou o térreo, ganhe os pontos da ficha que estava ali e leve-a para um **telhado livre** à sua escolha: qualquer casa em jogo, em qualquer rua, sem telhado e sem ficha — esta casa também. Se nenhum está livre, a ficha sai do jogo.
2. Se a casa está completa, ela ganha o telhado. Se havia uma ficha ali, ganhe os pontos; ela sai do jogo.

Assim, uma casa baixa começada e completada na mesma vez pode pagar a própria ficha duas vezes.`,
  },
  points: {
    title: 'Pontos de uma construção',
    text: `Some:
- **Casa**: os andares que a casa tem depois da sua construção, contando os antigos.
- **Vizinhas**: para cada andar que você acaba de colocar, um ponto por casa vizinha que tenha um andar nessa mesma altura. Só contam as casas ao lado na mesma rua; telhados nunca contam.
- **Ficha do térreo**, se você colocou o térreo.
- **Ficha do telhado**, se você completou uma casa com ficha no telhado.
- **Contratos públicos** que você cumprir.

*Exemplo*: uma casa de cinco tem dois andares e uma ficha de 2 no telhado. Com vermelho 3 e azul 1 você coloca três andares azuis, do 3º ao 5º; uma vizinha chega ao 4º, a outra ao 3º. Casa 5, vizinhas 3 (alturas 3 e 4 de um lado, 3 do outro), ficha do telhado 2. Com os contratos “3 andares azuis” e “cartas azul + vermelha”, mais 4: **14 pontos**.`,
  },
  contracts: {
    title: 'Contratos públicos',
    text: `Quatro ficam abertos. Depois de colocar os andares, você pode cumprir cada um que a sua construção satisfaça **exatamente**:
- **1 andar** de uma cor: ${publicPays['floors-1']} pontos. **2 andares**: ${publicPays['floors-2']}. **3 andares**: ${publicPays['floors-3']}. Três andares não cumprem um contrato de dois.
- **Casa**: você completou uma casa dessa cor: ${publicPays.house}.
- **Duas cartas de uma cor**: as duas cartas jogadas são dessa cor: ${publicPays.cards}.
- **Duas cores**: uma carta de cada, não importa qual deu o número e qual deu a cor: ${publicPays.cards}.

Uma construção pode satisfazer vários, e você pode cumprir todos ou deixar alguns. Só valem os quatro que estavam abertos quando você construiu; os espaços são repostos depois. Contratos cumpridos também desempatam no fim. Quando o baralho deles acaba, os espaços ficam vazios.`,
  },
  private: {
    title: 'Contratos privados',
    text: `No fim eles olham só para casas **completas**, não importa quem as construiu. Cada casa conta uma vez por carta e pode contar para várias cartas.
- **Casas** de uma cor: ${paid(privatePoints.houses)} pontos por 1 / 2 / 3.
- **Par**: duas vizinhas nas duas cores; ${paid(privatePoints.pair)} por 1 / 2 / 3 pares sem casa em comum.
- **Trio**: três casas em fila nas três cores, em qualquer ordem; ${paid(privatePoints.trio)} por 1 / 2 sem casa em comum.
- **Gêmeas**: cada rua tem uma casa da cor, e as duas têm a mesma altura; ${paid(privatePoints.twins)}.
- **Pontas**: casas da cor nas quatro pontas das ruas (a primeira e a última em jogo); ${paid(privatePoints.ends)} por 1 / 2 / 3.
- **Paleta**: uma rua tem as cinco cores; ${paid(privatePoints.palette)}.
- **Rua completa**: todas as casas em jogo de uma rua estão completas; ${paid(privatePoints.side)}.

No começo você recebe cinco e fica com três. Todos escolhem ao mesmo tempo, e ninguém vê a sua escolha até o fim.`,
  },
  end: {
    title: 'Fim do jogo',
    text: `O **${ordinal(roofs[2])}** telhado com 2 lugares, o **${ordinal(roofs[3])}** com 3 e o **${ordinal(roofs[4])}** com 4 anunciam o fim: a rodada vai até o final, para que todos tenham jogado o mesmo número de vezes, e depois se joga **mais uma rodada inteira**.

Então os contratos privados são mostrados e contados. Vence quem tiver mais pontos. Em caso de empate, quem cumpriu mais contratos públicos; se ainda empatar, quem joga mais tarde na rodada.`,
  },
  solo: {
    title: 'Solo',
    text: `O tabuleiro e os contratos privados são os de dois lugares. ${TIMER_SIZES[0]} cartas formam o **Cronômetro** (${listed(TIMER_SIZES.slice(1).map(String), 'or')}: mais difícil). A cada vez:
1. Compre ou construa como sempre.
2. O Cronômetro revela uma carta de valor *a*: saem a carta do mercado e o contrato do espaço *a*.
3. Ele revela outra, de valor *b*: saem os do espaço *a + b* (o espaço 5 só tem carta, o 6 não existe).
4. Você precisa construir com essas duas cartas se alguma construção for permitida. Você escolhe qual dá o número, a casa e para onde vai a ficha do térreo. Isso não dá pontos nem cumpre contratos, e a ficha de um telhado completado se perde.
5. Mercado e contratos são repostos. Contratos descartados pelo Cronômetro podem voltar; os cumpridos, nunca. No tabuleiro, a areia ao lado do número de um espaço mostra a chance de o Cronômetro esvaziá-lo depois do seu turno.

Quando o Cronômetro acaba, o jogo termina depois do passo 4; telhados não o encerram. **${goal} pontos antes dos contratos privados** vencem. Então eles são somados, e o total dá o seu nível: Aprendiz a partir de ${levels.apprentice}, Construtor a partir de ${levels.builder}, Mestre Construtor a partir de ${levels['master-builder']}.`,
  },
  family: {
    title: 'Jogo em família',
    text: `Tudo é como sempre, só que sem contratos privados: nada se escolhe no começo e nada se soma no fim. Decidem os pontos do tabuleiro; em caso de empate, mais contratos públicos e, depois, quem joga mais tarde na rodada.`,
  },
  notation: {
    title: 'Cores e notação',
    text: `Cada cor tem uma letra onde quer que apareça: **B** azul, **G** verde, **P** roxo, **R** vermelho, **Y** amarelo.

As casas são \`L1\` a \`L7\` na rua esquerda e \`R1\` a \`R7\` na direita, que o tabuleiro mostra embaixo; as duas vão da esquerda para a direita. As duas ruas não se tocam. “azul 2/5” é uma casa azul com dois dos seus cinco andares. Os espaços do mercado vão de 1 a 5, os dos contratos de 1 a 4.

Uma ação cabe em uma linha:
- \`draw 1,3\` compra as cartas dos espaços 1 e 3.
- \`build red-3 blue-1 L4\` coloca três andares azuis em L4: a primeira carta dá o número, a segunda a cor.
- \`build red-3 blue-1 L5 roof R2 claim 1,3\` também leva a ficha do térreo para o telhado de R2 e cumpre os contratos 1 e 3.
- \`keep houses-blue,pair-blue-red,side-1\` fica com três contratos privados.
- \`timer blue-3 red-2 L5\` coloca as cartas do Cronômetro.`,
  },
};
