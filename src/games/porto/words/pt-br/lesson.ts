import type { PortoWords } from '../en/index.ts';

export const lesson: PortoWords['lesson'] = {
  you: 'Você',
  other: 'Oponente',
  goOn: 'Continuar',
  again: 'De novo, do começo',
  look: {
    text: `**Uma primeira vez, em um tabuleiro de exemplo.** Há duas ruas, \`L3\` a \`L7\` em cima e \`R1\` a \`R5\` embaixo. As casas não são de ninguém: você ganha pontos pelos andares que *você* acrescenta.

Veja \`L4\`: uma casa amarela com dois dos seus cinco andares e uma ficha de 3 pontos à espera no telhado. Você tem duas cartas, azul 1 e vermelho 3.`,
    remarks: { goOn: 'É a sua vez.' },
  },
  choose: {
    text: `Na sua vez você faz **uma** de duas coisas: **compra** cartas do mercado aberto ou **constrói** com duas cartas da mão. Ao construir, uma carta dá o número de andares e a outra dá a cor.

Para a casa amarela você vai precisar de uma carta amarela.`,
    remarks: {
      draw: 'Boa: há uma carta amarela no mercado.',
      build:
        'Até daria: vermelho 3 e azul 1 bastam para três andares azuis em uma casa vazia. Mas L4 vale muito mais, e nenhuma carta da sua mão é amarela. Compre primeiro.',
    },
  },
  draw: {
    text: `Cinco cartas estão abertas. Você pega de uma a três, **que somem no máximo 3**. Todos veem o que você pega, e por isso as mãos não são segredo.

Quais cartas você pega?`,
    remarks: {
      yellowAndRed: '1 + 2 = 3: o máximo de uma compra. As duas vão para a sua mão, e o mercado é reposto.',
      blue: 'Pode, porque um 3 sozinho soma 3. Mas não traz nenhuma carta amarela. Tente outra opção.',
      tooMuch: '2 + 2 = 4, e uma compra soma no máximo 3: não pode. Tente outra opção.',
    },
  },
  number: {
    text: `Seu oponente também comprou uma carta, e é a sua vez de novo. Você tem azul 1, vermelho 2, vermelho 3 e amarelo 1: hora de **construir**.

Qual carta dá o **número** de andares? Em \`L4\` cabem três.`,
    remarks: {
      red3: 'Três andares: exatamente o que falta em L4.',
      red2: 'Dois caberiam, mas a casa não ficaria completa, e a ficha do telhado sobraria para o oponente. Tente outra opção.',
      yellow1: 'Um andar é pouco, e a carta amarela faz falta para a cor. Tente outra opção.',
    },
  },
  colour: {
    text: `Qual carta dá a **cor**? Dessa carta só conta a cor, não o valor: um 1 serve tanto quanto um 3. Uma casa começada mantém a sua cor.`,
    remarks: {
      yellow1: 'Três andares amarelos. As duas cartas são gastas.',
      blue1:
        'Três andares azuis não cabem em L5, que só tem lugar para dois: começariam uma casa nova. Tente outra opção.',
    },
  },
  house: {
    text: `Em qual **casa** vão os três andares amarelos? Todos vão para a mesma.`,
    remarks: {
      L4: 'Três andares sobre dois: a casa fica completa.',
      L5: 'L5 é azul, e cada casa tem uma só cor. Tente outra opção.',
      L6: 'Pode: uma casa vazia começa em uma cor que nenhuma vizinha tem, e a ficha dela daria 2. Mas L4 rende mais. Tente outra opção.',
    },
  },
  claim: {
    text: `Os andares novos são fantasmas até você confirmar. Eles rendem:
- **Casa 5**: todos os andares que \`L4\` terá, os antigos também.
- **Vizinhas 3**: os seus andares ficam nas alturas 3, 4 e 5. \`L3\` tem um andar na altura 3, \`L5\` nas alturas 3 e 4.
- **Ficha do telhado 3**, porque você completa a casa.

São 11. E você pode **cumprir** cada contrato público aberto que a sua construção satisfaça *exatamente*. Quais?`,
    remarks: {
      both: 'Exatamente 3 andares amarelos, com uma carta vermelha e uma amarela: os dois contratos estão cumpridos, 2 pontos cada.',
      blue: 'Os seus andares são amarelos, e são três: este contrato não está cumprido. Tente outra opção.',
      none: 'Você pode deixar contratos na mesa, mas estes 4 pontos estão à mão. Tente outra opção.',
    },
  },
  after: {
    text: `**15 pontos**, e \`L4\` ganhou o telhado. Os contratos que você cumpriu dão lugar a novos.

No começo do jogo cada um também guarda três **contratos privados**. Eles contam no fim e olham só para casas *completas*, não importa quem as construiu. Você tem *casas amarelas*: com L4 esse contrato já vale 1. E ao seu *par azul-amarelo* agora só faltam dois andares em \`L5\`.

Quando há telhados suficientes, a rodada termina e se joga mais uma. O jogo é isso: compre, construa e fique de olho nas vizinhas.`,
    remarks: { again: 'De volta ao primeiro tabuleiro.' },
  },
};
