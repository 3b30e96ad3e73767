export const getImageSources = (element: Element | null | undefined) =>
  Array.from(element?.querySelectorAll('img') ?? [], (image) => image.getAttribute('src'));
