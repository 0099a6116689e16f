//! Values to and from PostgreSQL.

use super::failed;
use crate::Result;
use crate::backend::Value;
use std::error::Error;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};

pub fn borrowed(params: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    params.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

pub fn owned(row: &tokio_postgres::Row) -> Result<Vec<Value>> {
    let column = |(i, column): (usize, &tokio_postgres::Column)| match *column.type_() {
        Type::INT8 => row.try_get::<_, Option<i64>>(i).map(Value::from),
        Type::INT4 => row.try_get::<_, Option<i32>>(i).map(|n| Value::from(n.map(i64::from))),
        Type::BYTEA => row.try_get::<_, Option<Vec<u8>>>(i).map(Value::from),
        _ => row.try_get::<_, Option<String>>(i).map(Value::from),
    };
    row.columns()
        .iter()
        .enumerate()
        .map(column)
        .collect::<std::result::Result<_, _>>()
        .map_err(|e| failed(&e))
}

impl ToSql for Value {
    fn to_sql(
        &self,
        ty: &Type,
        out: &mut BytesMut,
    ) -> std::result::Result<IsNull, Box<dyn Error + Sync + Send>> {
        // Checked: a number for a column of text must be refused, not written as eight strange letters.
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Int(n) => n.to_sql_checked(ty, out),
            Value::Text(text) => text.to_sql_checked(ty, out),
            Value::Bytes(bytes) => bytes.to_sql_checked(ty, out),
        }
    }

    fn accepts(ty: &Type) -> bool {
        matches!(*ty, Type::INT8 | Type::TEXT | Type::VARCHAR | Type::BYTEA)
    }

    to_sql_checked!();
}
