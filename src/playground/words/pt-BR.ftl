name = Jogos
heading = Qual jogo?
note = Quatro pessoas dividem esta área de testes: toque num nome acima para ser essa pessoa, ou abra uma aba para cada uma. Este é um projeto independente, que não é feito nem endossado pelos autores e editoras dos jogos. Se gostar de jogar aqui, compre os jogos impressos.
goOn = Continuar em
players = { $least } a { $most } pessoas
seats =
    { $count ->
        [one] { $count } pessoa
       *[other] { $count } pessoas
    }
minutes = cerca de { $count } minutos
alone = Jogar só
bot = Jogar contra o bot
two = Jogar dos dois lados
open = Abrir uma mesa
learn = Aprender
rules = Regras
picture = O tabuleiro de { $game } no meio de uma partida
