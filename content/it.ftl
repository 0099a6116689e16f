## Elenchi

list-and = { $first } e { $last }
list-nothing = niente
list-times = { $count } × { $thing }

## Che cosa rifiuta il tavolo stesso

refusal-not-your-turn = Tocca a { $seat }.
refusal-game-over = La partita è finita.
refusal-not-an-answer = "{ $text }" non risponde a questa domanda.
refusal-read-only = Questo tavolo è di sola lettura.
refusal-nothing-to-undo = Non c'è niente di tuo da ritirare.
refusal-consent-needed = { $count ->
    [one] Prima serve il consenso di { $seat }.
   *[other] Prima serve il consenso di { $seat } e degli altri ({ $count } in tutto).
}
