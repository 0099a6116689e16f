## Lists

list-and = { $first } and { $last }
list-nothing = nothing
list-times = { $count } × { $thing }

## What the table itself refuses

refusal-not-your-turn = It is the turn of { $seat }.
refusal-game-over = The game is over.
refusal-not-an-answer = "{ $text }" is no answer to this question.
refusal-read-only = This table is only for reading.
refusal-nothing-to-undo = There is nothing of yours to take back.
refusal-consent-needed = { $count ->
    [one] { $seat } must agree to this first.
   *[other] { $seat } and the others ({ $count } in all) must agree to this first.
}
