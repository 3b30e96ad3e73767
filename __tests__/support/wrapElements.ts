export function wrapElements(selector: string): void {
  for (const element of document.querySelectorAll(selector)) {
    const wrapper = Object.assign(document.createElement('div'), { className: 'foreign' });
    element.replaceWith(wrapper);
    wrapper.append(element);
  }
}
