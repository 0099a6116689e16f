//! All cases on SQLite.

use crate::database::Database;

macro_rules! on_sqlite {
    ($($file:ident::$case:ident),+ $(,)?) => {
        $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $case() {
            crate::$file::$case(&Database::sqlite()).await;
        })+
    };
}

crate::every_case!(on_sqlite);
