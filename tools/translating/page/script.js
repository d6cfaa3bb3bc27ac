// The page holds each sample once. It is copied to a sentence when the sentence scrolls into view.
const fill = where => {
  if (where.childElementCount > 0) return;
  const kept = document.getElementById(`sample-${where.dataset.sample}`);
  where.append(kept.content.cloneNode(true));
  const marked = where.querySelectorAll(`[data-k~="${where.dataset.number}"]`);
  for (const each of marked) each.classList.add('here');
  const first = marked[0];
  const show = () => {
    if (!first || where.classList.contains('open')) return;
    const [outer, inner] = [where.getBoundingClientRect(), first.getBoundingClientRect()];
    where.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  };
  show();
  for (const image of where.querySelectorAll('img')) image.addEventListener('load', show);
};
const watcher = new IntersectionObserver(
  seen => {
    for (const { isIntersecting, target } of seen) if (isIntersecting) fill(target);
  },
  { rootMargin: '300px' },
);
for (const where of document.querySelectorAll('.where')) {
  watcher.observe(where);
  const turn = () => where.classList.toggle('open');
  where.addEventListener('click', turn);
  where.addEventListener('keydown', event => {
    if (event.key === 'Enter') turn();
  });
}
const [search, without, found] = ['search', 'without', 'found'].map(id => document.getElementById(id));
const articles = [...document.querySelectorAll('article')].map(article => ({
  article,
  words:
    `${article.id} ${article.querySelector('.english').textContent} ${article.querySelector('.said').textContent}`.toLowerCase(),
}));
const sift = () => {
  const wanted = search.value.trim().toLowerCase();
  let count = 0;
  for (const { article, words } of articles) {
    const hit = words.includes(wanted) && (!without.checked || article.classList.contains('without'));
    article.hidden = !hit;
    article.style.display = hit ? '' : 'none';
    if (hit) count += 1;
  }
  const sifted = wanted !== '' || without.checked;
  for (const room of document.querySelectorAll('main details')) {
    const any = [...room.querySelectorAll('article')].some(article => !article.hidden);
    room.style.display = any ? '' : 'none';
    if (sifted) room.open = any && count < 400;
  }
  found.textContent = sifted ? `${count} found` : '';
};
search.addEventListener('input', sift);
without.addEventListener('change', sift);
const reveal = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const room = target?.closest('details');
  if (room) room.open = true;
  target?.scrollIntoView();
};
addEventListener('hashchange', reveal);
reveal();
