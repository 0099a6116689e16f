//! Requests that are sent without waiting for the answer to the one before.

use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::task::Poll;

/// A request, and what came of it.
enum Request<F, E> {
    Asked(Pin<Box<F>>),
    Answered(Result<(), E>),
}

/// Sends the first request and those after it, in this order, and waits for all. The first that failed says why: those
/// after it fail because of it.
pub async fn in_one_go<F: Future<Output = Result<(), E>>, E>(
    first: impl Future<Output = Result<(), E>>,
    rest: impl Iterator<Item = F>,
) -> Result<(), E> {
    let mut first = pin!(first);
    let mut begun = None;
    let mut steps: Vec<Request<F, E>> = rest.map(|f| Request::Asked(Box::pin(f))).collect();
    poll_fn(|cx| {
        if begun.is_none()
            && let Poll::Ready(answer) = first.as_mut().poll(cx)
        {
            begun = Some(answer);
        }
        let mut all = begun.is_some();
        for step in &mut steps {
            if let Request::Asked(request) = step {
                match request.as_mut().poll(cx) {
                    Poll::Ready(answer) => *step = Request::Answered(answer),
                    Poll::Pending => all = false,
                }
            }
        }
        if all { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
    let answers = steps.into_iter().map(|step| match step {
        Request::Answered(answer) => answer,
        Request::Asked(_) => Ok(()),
    });
    begun.into_iter().chain(answers).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    #[tokio::test]
    async fn all_are_sent_before_any_is_answered_and_the_first_that_failed_says_why() {
        let said = RefCell::new(Vec::new());
        let request = async |name: &'static str, answer: Result<(), &'static str>, turns: u32| {
            said.borrow_mut().push(format!("{name} sent"));
            for _ in 0..turns {
                tokio::task::yield_now().await;
            }
            said.borrow_mut().push(format!("{name} answered"));
            answer
        };
        let rest = [request("b", Err("b"), 2), request("c", Err("c"), 1)];
        let verdict = in_one_go(request("a", Ok(()), 3), rest.into_iter()).await;
        assert_eq!(verdict, Err("b"));
        assert_eq!(said.take(), ["a sent", "b sent", "c sent", "c answered", "b answered", "a answered"]);
    }
}
