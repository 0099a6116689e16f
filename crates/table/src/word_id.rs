//! Names of things as small numbers.

/// Declares the id of a kind of thing in the box: a small number with a word of its own, from a list that is known when the game is
/// compiled. `word_id!(/// A fief of the map. FiefId, words::FIEFS, "fief")`.
#[macro_export]
macro_rules! word_id {
    ($(#[doc = $text:literal])+ $name:ident, $words:expr, $what:literal) => {
        $(#[doc = $text])+
        /// Written for people by its word, for machines by its number.
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(pub u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $words.len();

            /// As an index into arrays.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its word in content, paths and files.
            #[must_use]
            pub fn word(self) -> &'static str {
                $words.get(self.index()).copied().unwrap_or("?")
            }

            /// The one of this word.
            #[must_use]
            pub fn named(word: &str) -> Option<$name> {
                $words.iter().position(|w| *w == word).map(|i| $name(i as u8))
            }

            /// All of them.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator + Clone {
                (0..Self::COUNT as u8).map($name)
            }

            /// It as a thing that can be picked.
            #[must_use]
            pub fn element(self) -> $crate::Element {
                $crate::Element::word($what, self.word())
            }
        }

        impl $crate::zones::Numbered for $name {
            #[inline]
            fn number(self) -> usize {
                self.index()
            }
            #[inline]
            fn numbered(number: usize) -> $name {
                $name(number as u8)
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl From<$name> for $crate::Arg {
            fn from(id: $name) -> $crate::Arg {
                id.element().into()
            }
        }

        $crate::typescript!($name => "string");

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.serialize_str(self.word())
                } else {
                    serializer.serialize_u8(self.0)
                }
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use $crate::serde::de::Error;
                if !deserializer.is_human_readable() {
                    let number = u8::deserialize(deserializer)?;
                    let there = usize::from(number) < Self::COUNT;
                    return if there { Ok($name(number)) } else { Err(D::Error::custom("no such number")) };
                }
                let word = String::deserialize(deserializer)?;
                let found = $name::named(&word);
                found.ok_or_else(|| D::Error::custom(format!(concat!("there is no ", $what, " '{}'"), word)))
            }
        }
    };
}
