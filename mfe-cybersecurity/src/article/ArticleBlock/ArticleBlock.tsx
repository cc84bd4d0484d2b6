import type { Block } from '../Article.ts';
import { ArticleList } from '../ArticleList/ArticleList.tsx';
import { Comparison } from '../Comparison/Comparison.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { paragraph } from '../paragraph.css.ts';
import { Subsection } from '../Subsection/Subsection.tsx';

/** Renders a block of the article. Blocks come from JSON, so a block of unknown type throws, which makes prerendering fail. */
export function ArticleBlock({ block }: { readonly block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return <p className={paragraph}>{block.text}</p>;
    case 'figure':
      return <Illustration figure={block} />;
    case 'list':
      return <ArticleList list={block} />;
    case 'comparison':
      return <Comparison comparison={block} />;
    case 'subsection':
      return (
        <Subsection id={block.id} title={block.title}>
          <ArticleBlocks blocks={block.blocks} />
        </Subsection>
      );
    default:
      throw new Error(`The article has no block like ${JSON.stringify(block satisfies never)}. See Article.ts.`);
  }
}

export function ArticleBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        <ArticleBlock key={index} block={block} />
      ))}
    </>
  );
}
