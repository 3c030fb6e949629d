use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// The input of a parser: any bytes or text, borrowed or shared. Clones share the bytes.
///
/// Parsers of whole texts, such as [`RobotsTxt::parse`](crate::RobotsTxt::parse), accept all types that convert to `Text`. A reference is
/// borrowed, a `String` or `Vec<u8>` is moved, and an `Arc` of anything that contains bytes is shared.
///
/// ```
/// use robotscope::RobotsTxt;
/// use std::sync::Arc;
///
/// let borrowed = RobotsTxt::parse("Allow: /");
/// let owned: RobotsTxt<'static> = RobotsTxt::parse(String::from("Allow: /"));
/// assert_eq!(borrowed.lines(), owned.lines());
///
/// let text = Arc::new(String::from("Allow: /"));
/// let shared: RobotsTxt<'static> = RobotsTxt::parse(Arc::clone(&text));
/// assert!(std::ptr::eq(shared.text(), text.as_bytes()));
/// ```
#[derive(Clone)]
pub struct Text<'t>(Held<'t>);

#[derive(Clone)]
enum Held<'t> {
    Borrowed(&'t [u8]),
    Shared {
        owner: Arc<dyn AsRef<[u8]> + Send + Sync>,
        /// The number of bytes at the start of `owner` that belong to the text.
        length: usize,
    },
}

impl Text<'_> {
    /// Returns the start of the text, at most `most` bytes.
    ///
    /// ```
    /// use robotscope::text::Text;
    ///
    /// let text = Text::from("Disallow: /a");
    /// assert_eq!(&*text.first(8), b"Disallow");
    /// assert_eq!(&*text.first(99), b"Disallow: /a");
    /// ```
    #[must_use]
    pub fn first(&self, most: usize) -> Self {
        Self(match &self.0 {
            Held::Borrowed(bytes) => Held::Borrowed(bytes.get(..most).unwrap_or(bytes)),
            Held::Shared { owner, length } => Held::Shared { owner: Arc::clone(owner), length: most.min(*length) },
        })
    }
}

impl Deref for Text<'_> {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match &self.0 {
            Held::Borrowed(bytes) => bytes,
            Held::Shared { owner, length } => owner.as_ref().as_ref().get(..*length).unwrap_or_default(),
        }
    }
}

impl<'t, T: AsRef<[u8]> + ?Sized> From<&'t T> for Text<'t> {
    fn from(text: &'t T) -> Self {
        Self(Held::Borrowed(text.as_ref()))
    }
}

impl<T: AsRef<[u8]> + Send + Sync + 'static> From<Arc<T>> for Text<'static> {
    fn from(owner: Arc<T>) -> Self {
        let length = T::as_ref(&owner).len();
        Self(Held::Shared { owner, length })
    }
}

impl From<String> for Text<'static> {
    fn from(text: String) -> Self {
        Arc::new(text).into()
    }
}

impl From<Vec<u8>> for Text<'static> {
    fn from(bytes: Vec<u8>) -> Self {
        Arc::new(bytes).into()
    }
}

impl fmt::Debug for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}
