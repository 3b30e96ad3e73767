import { fileOfShot, screenNames, type Shot } from './screenshots';

const style = `
  body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; }
  section { display: flex; gap: 16px; overflow-x: auto; align-items: start; }
  figure { margin: 0; }
  img { height: 420px; border: 1px solid #ccc; }
`;

function toFigure(shot: Shot): string {
  const file = fileOfShot(shot);
  const caption = `${shot.screen}, ${shot.mode}`;
  return `<figure><a href="${file}"><img src="${file}" alt="${shot.key}, ${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
}

const nameOf = ({ key, locale, page }: Shot) => `${key} /${page} ${locale}`;

export function contactSheet(title: string, shots: readonly Shot[]): string {
  const rows = [...new Set(shots.map(nameOf))].sort().map((name) => {
    const figures = shots
      .filter((shot) => nameOf(shot) === name)
      .sort(
        (one, other) =>
          screenNames.indexOf(one.screen) - screenNames.indexOf(other.screen) ||
          other.mode.localeCompare(one.mode),
      )
      .map(toFigure);
    return `<h2>${name}</h2>\n<section>\n${figures.join('\n')}\n</section>`;
  });
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${title}</title>\n<style>${style}</style>\n<h1>${title}</h1>\n${rows.join('\n')}\n</html>\n`;
}
