//! The file of the database: nobody else may read it, and it must still be there when something is written to it.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// The file as it was when it was opened.
pub struct StoreFile {
    path: PathBuf,
    #[cfg(unix)]
    number: (u64, u64),
}

/// The file, which is made if it is not there, with its folder. Only its owner may read and write it; what SQLite puts beside
/// it is like it.
pub fn made(path: &str) -> io::Result<StoreFile> {
    if let Some(folder) = Path::new(path).parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    let file = options.open(path)?;
    keep_private(&file, path);
    StoreFile::of(path)
}

/// The file, which must be there.
pub fn found(path: &str) -> io::Result<StoreFile> {
    File::open(path)?;
    StoreFile::of(path)
}

/// One that was made when files were open to others is closed to them. Where somebody else owns it, he decides.
#[cfg(unix)]
fn keep_private(file: &File, path: &str) {
    use std::os::unix::fs::PermissionsExt as _;
    let private = |mode: u32| mode & 0o077 == 0;
    if file.metadata().is_ok_and(|data| !private(data.permissions().mode())) {
        for name in [path.to_owned(), format!("{path}-wal"), format!("{path}-shm")] {
            let _ = fs::set_permissions(name, fs::Permissions::from_mode(0o600));
        }
    }
}

#[cfg(not(unix))]
fn keep_private(_: &File, _: &str) {}

impl StoreFile {
    fn of(path: &str) -> io::Result<StoreFile> {
        Ok(StoreFile {
            path: path.into(),
            #[cfg(unix)]
            number: number(Path::new(path))?,
        })
    }

    /// Is it still there? What is written to a deleted file is lost.
    pub fn is_there(&self) -> bool {
        #[cfg(unix)]
        {
            number(&self.path).is_ok_and(|number| number == self.number)
        }
        #[cfg(not(unix))]
        {
            self.path.exists()
        }
    }
}

#[cfg(unix)]
fn number(path: &Path) -> io::Result<(u64, u64)> {
    use std::os::unix::fs::MetadataExt as _;
    let data = fs::metadata(path)?;
    Ok((data.dev(), data.ino()))
}
