//! All cases on PostgreSQL.

use crate::database::Database;

macro_rules! on_postgres {
    ($($file:ident::$case:ident),+ $(,)?) => {
        $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $case() {
            crate::$file::$case(&Database::postgres().await).await;
        })+
    };
}

crate::every_case!(on_postgres);
