import { useAssets } from 'shared/assets';
import { Section } from 'shared/design';
import coil from '../../../art/coil.svg';
import * as styles from './ProductScene.css.ts';

interface ProductSceneProps {
  readonly title: string;
  /** Tells visitors that the scene is a diagram with sample numbers. */
  readonly caption: string;
  readonly category: string;
  readonly name: string;
  readonly price: string;
  /** Price for a group of customers, such as wholesale. */
  readonly group: string;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly attributesTitle: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly coupon: string;
  readonly add: string;
}

/** Shows the product page of a shop: options, attributes, and a group's price. It is a diagram without interactive elements. */
export function ProductScene(props: ProductSceneProps) {
  const { title, caption, category, name, price, group, options, attributesTitle, attributes, coupon, add } = props;
  const address = useAssets();
  return (
    <Section id="product" title={title} surface="paper2" intro={<p className={styles.caption}>{caption}</p>} bleed>
      <div className={styles.page}>
        <img src={address(coil)} alt="" width={640} height={640} loading="lazy" className={styles.picture} />
        <div className={styles.words}>
          <p className={styles.category}>{category}</p>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.prices}>
            <span className={styles.price}>{price}</span> <span>{group}</span>
          </p>
          <dl className={styles.options}>
            {options.map((option) => (
              <div key={option.name} className={styles.option}>
                <dt>{option.name}</dt>
                {option.values.map((value, index) => (
                  <dd key={value} className={index === 1 ? styles.chosen : styles.value}>
                    {value}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          <p className={styles.order}>
            <span className={styles.add}>{add}</span> <span className={styles.coupon}>{coupon}</span>
          </p>
          <h4 className={styles.attributesTitle}>{attributesTitle}</h4>
          <dl className={styles.attributes}>
            {attributes.map((attribute) => (
              <div key={attribute.name} className={styles.attribute}>
                <dt>{attribute.name}</dt>
                <dd>{attribute.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
