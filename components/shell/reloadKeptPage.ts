// Browsers may keep a page that is left and show it again as it was, whatever its headers say: still
// sending, or with what has been paid meanwhile.
if (typeof window !== 'undefined')
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
