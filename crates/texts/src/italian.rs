//! Italian prepositions run together with the article after them: "di i Franchi" are "dei Franchi", "in la Sassonia" is "nella Sassonia".
//! Sentences put names with their articles after them, so it is done when the sentence is whole. The web client does the same.

/// The articles, and how they end the word that a preposition begins.
const ARTICLES: [(&str, &str); 7] = [
    ("il ", "l "),
    ("lo ", "llo "),
    ("la ", "lla "),
    ("l'", "ll'"),
    ("i ", "i "),
    ("gli ", "gli "),
    ("le ", "lle "),
];

/// The sentence with its prepositions and articles run together.
pub fn contracted(text: &str) -> String {
    let mut told = String::with_capacity(text.len());
    let mut rest = text;
    let mut begins_word = true;
    while let Some(letter) = rest.chars().next() {
        if begins_word && let Some((word, after)) = run_together(rest) {
            told += &word;
            rest = after;
            continue;
        }
        told.push(letter);
        begins_word = !letter.is_alphabetic();
        rest = &rest[letter.len_utf8()..];
    }
    told
}

/// A preposition and an article at the beginning, as one word, and what follows.
fn run_together(text: &str) -> Option<(String, &str)> {
    let (preposition, after) = text.split_once(' ')?;
    let stem = match preposition {
        "di" => "de",
        "Di" => "De",
        "in" => "ne",
        "In" => "Ne",
        "a" | "A" | "da" | "Da" | "su" | "Su" => preposition,
        _ => return None,
    };
    ARTICLES.iter().find_map(|(article, end)| Some((format!("{stem}{end}"), after.strip_prefix(article)?)))
}

#[cfg(test)]
mod tests {
    use super::contracted;

    #[test]
    fn prepositions_run_together_with_articles() {
        for (said, meant) in [
            ("la verifica di i Tedeschi", "la verifica dei Tedeschi"),
            (
                "il Cavaliere di gli Italiani lascia la Sassonia",
                "il Cavaliere degli Italiani lascia la Sassonia",
            ),
            ("Gottfried compare in la Sassonia", "Gottfried compare nella Sassonia"),
            ("da l'Aragona a il Galles", "dall'Aragona al Galles"),
            ("A i Franchi, su le mura, in i Paesi Bassi", "Ai Franchi, sulle mura, nei Paesi Bassi"),
            ("di lo Stato in gli Stati", "dello Stato negli Stati"),
        ] {
            assert_eq!(contracted(said), meant);
        }
    }

    #[test]
    fn all_else_stays() {
        for said in [
            "di Paris",
            "con la Dalmazia",
            "al di là di La Marca",
            "è a Roma",
            "casa di",
            "Melisenda la Bella",
            "in",
        ] {
            assert_eq!(contracted(said), said);
        }
    }
}
