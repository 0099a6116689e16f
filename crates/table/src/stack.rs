//! A flat list of bounded length, for states that are copied and compared all the time.

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// At most `N` items in place, without allocation. Frames of play, hands and decks are kept in it.
#[derive(Copy, Clone)]
pub struct Stack<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Stack<T, N> {
    /// An empty stack.
    #[must_use]
    pub fn new() -> Self {
        const { assert!(N < 256, "the length of a stack is one byte") };
        Stack { items: [T::default(); N], len: 0 }
    }

    /// Puts an item on top. A game sizes its stacks by its rules; one too many is a bug in that game.
    ///
    /// # Panics
    /// When the stack is full.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// The top item.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<T> {
        self.items.get((self.len as usize).wrapping_sub(1)).copied()
    }

    /// Puts another item in place of the top one; on an empty stack nothing happens.
    #[inline]
    pub fn set_top(&mut self, item: T) {
        if let Some(top) = self.items.get_mut((self.len as usize).wrapping_sub(1)) {
            *top = item;
        }
    }

    /// Takes the top item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Removes the item at `index`, keeping the order of the others.
    ///
    /// # Panics
    /// When there is no such item.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.items.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        item
    }

    /// Forgets all items.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for Stack<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Stack<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Stack<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Stack<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut stack = Stack::new();
        items.into_iter().for_each(|item| stack.push(item));
        stack
    }
}

impl<T: Serialize, const N: usize> Serialize for Stack<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.len as usize))?;
        for item in self.iter() {
            seq.serialize_element(item)?;
        }
        seq.end()
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Stack<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = Stack<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N} items")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Stack<T, N>, A::Error> {
                let mut stack = Stack::new();
                while let Some(item) = seq.next_element()? {
                    if stack.len() == N {
                        return Err(A::Error::invalid_length(N + 1, &self));
                    }
                    stack.push(item);
                }
                Ok(stack)
            }
        }
        deserializer.deserialize_seq(Items(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_order_and_forgets_the_tail() {
        let mut stack: Stack<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(stack.remove(0), 1);
        assert_eq!(*stack, [2, 3]);
        assert_eq!(stack.pop(), Some(3));
        let fresh: Stack<u8, 4> = [2].into_iter().collect();
        assert_eq!(stack, fresh, "what was popped does not count in comparisons");
        stack.set_top(7);
        assert_eq!((stack.top(), stack.len()), (Some(7), 1));
        stack.clear();
        assert_eq!((stack.top(), stack.pop()), (None, None));
        stack.set_top(7);
        assert!(stack.is_empty());
    }

    #[test]
    fn reads_what_it_wrote_and_refuses_too_much() {
        let stack: Stack<u8, 4> = [7, 9].into_iter().collect();
        let bytes = postcard::to_stdvec(&stack).unwrap();
        assert_eq!(bytes, [2, 7, 9], "only the live items are written");
        assert_eq!(postcard::from_bytes::<Stack<u8, 4>>(&bytes).unwrap(), stack);
        assert!(serde_json::from_str::<Stack<u8, 4>>("[1,2,3,4,5]").is_err());
    }
}
