import { Materials } from '../../features/catalogue/Materials.tsx';
import { About, Blogs, Contact } from './AboutAndContact.tsx';
import { Industries } from './Industries.tsx';
import type { HomeData } from './load-home.ts';
import { ProductTypes } from './ProductTypes.tsx';

/** The rest of the page: texts, pictures and links, which work as the server sent them. */
export function BelowTheFold({ data }: { data: HomeData }) {
  const { industries, kinds, materials, about, articles } = data;
  return (
    <>
      <Industries industries={industries} />
      <ProductTypes kinds={kinds} />
      <Materials materials={materials} />
      <About paragraphs={about} />
      <Blogs articles={articles} />
      <Contact />
    </>
  );
}
