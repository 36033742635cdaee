import {
  type BackdropDrawing,
  type CompanyPictures,
  type FoodPicture,
  foodPair,
  plated,
  singleFood,
} from "../drawing/picture.ts";
import { cheese, chocolate, cream, type Half, type Pizza, tomato } from "../drawing/pizza.ts";

const basil = "#dfead0";
const flour = "#f4ead9";
const blush = "#f8ddd3";
const olive = "#e6e6c6";
const smoke = "#dfe6e4";
const wheat = "#f7e3b8";
const wine = "#efd7dc";
const night = "#d4dfe8";

const margherita: Half = { cover: tomato, toppings: { mozzarella: 9, tomato: 6, basil: 8 } };
const calabresa: Half = { cover: cheese, toppings: { calabresa: 15, onion: 6, olive: 6 } };
const portuguesa: Half = {
  cover: cheese,
  toppings: { ham: 7, egg: 6, peas: 6, onion: 5, olive: 6, pepper: 3 },
};
const strawberries: Half = { cover: chocolate, toppings: { strawberry: 16, sprinkles: 8 } };

function pizza(color: string, what: Pizza): FoodPicture {
  return { color, pizza: what, foods: [] };
}

function of(color: string, cover: string, toppings: Half["toppings"]): FoodPicture {
  return pizza(color, { cover, toppings });
}

const pictures: Record<string, FoodPicture> = {
  "meio-a-meio": pizza(flour, { left: margherita, right: calabresa }),
  "tres-sabores": pizza(smoke, {
    left: portuguesa,
    right: { cover: cream, toppings: { broccoli: 7, bacon: 7, requeijao: 6 } },
  }),
  "salgada-doce": pizza(wine, { left: calabresa, right: strawberries }),

  margherita: pizza(basil, margherita),
  mucarela: of(wheat, cheese, { mozzarella: 12, olive: 9 }),
  calabresa: pizza(blush, calabresa),
  portuguesa: pizza(olive, portuguesa),
  frango: of(flour, cheese, { chicken: 14, requeijao: 8 }),
  "quatro-queijos": of(smoke, cheese, { provolone: 7, gorgonzola: 7, mozzarella: 6, parmesan: 6 }),
  napolitana: of(basil, cheese, { tomato: 10, parmesan: 8, garlic: 6 }),
  atum: of(night, tomato, { tuna: 14, onion: 8, olive: 6 }),
  bauru: of(blush, cheese, { ham: 9, tomato: 7, requeijao: 6 }),
  milho: of(wheat, cheese, { corn: 14, bacon: 8 }),
  alho: of(flour, cheese, { garlic: 20, parmesan: 9 }),
  toscana: of(wine, cheese, { sausage: 16, onion: 7 }),

  "parma-rucula": of(basil, cheese, { curedHam: 9, rocket: 11, parmesan: 8 }),
  burrata: of(blush, tomato, { burrata: 1, cherryTomato: 14, basil: 10 }),
  camarao: of(night, cream, { shrimp: 14, requeijao: 6, basil: 4 }),
  "carne-seca": of(wheat, cheese, { beef: 14, pumpkin: 7, onion: 7 }),
  brocolis: of(olive, cheese, { broccoli: 12, bacon: 9 }),
  pepperoni: of(wine, cheese, { pepperoni: 17, honey: 5 }),
  cogumelos: of(smoke, cream, { mushroom: 17, parmesan: 6, basil: 3 }),
  horta: of(basil, tomato, { courgette: 8, aubergine: 7, pepper: 5, cherryTomato: 6 }),
  "gorgonzola-pera": of(olive, cream, { pear: 9, gorgonzola: 8, walnut: 8 }),
  palmito: of(flour, cheese, { palmHeart: 14, requeijao: 7, olive: 4 }),
  lombo: of(wheat, cheese, { pork: 10, pineapple: 9 }),

  "pao-de-alho": foodPair("1f9c4", "1f956", flour),
  bruschetta: foodPair("1f345", "1f35e", basil),
  "calzone-calabresa": plated(blush, "1f95f"),
  "calzone-ricota": foodPair("1f96c", "1f95f", olive),
  batata: plated(wine, "1f35f"),
  salada: plated(basil, "1f957"),
  bolinho: plated(wheat, "1f9c6"),
  azeitonas: foodPair("1f33f", "1fad2", olive),

  "chocolate-morango": pizza(blush, strawberries),
  banana: of(wheat, "#e9b45a", { banana: 16, sprinkles: 10 }),
  "romeu-julieta": of(wine, cheese, { guava: 11, whiteCheese: 10 }),
  brigadeiro: of(flour, chocolate, { sprinkles: 34 }),
  "doce-de-leite": of(smoke, "#c98a45", { coconut: 30 }),

  pudim: plated(night, "1f36e"),
  brownie: foodPair("1f366", "1f36b", flour),
  sorvete: plated(wine, "1f368"),
  "frutas-da-estacao": foodPair("1f347", "1f349", basil),

  refrigerante: foodPair("1f9ca", "1f964", blush),
  "suco-laranja": foodPair("1f95b", "1f34a", wheat),
  "suco-uva": singleFood("1f347", wine, 560),
  "limonada-suica": foodPair("1f9ca", "1f34b", olive),
  agua: foodPair("1f9ca", "1f4a7", night),
  cerveja: singleFood("1f37b", wheat, 580),
  vinho: singleFood("1f377", wine, 560),
  caipirinha: singleFood("1f379", basil, 560),
  cafezinho: plated(smoke, "2615"),

  "combo-a-dois": foodPair("1f377", "1f355", wine),
  "combo-familia": foodPair("1f964", "1f355", smoke),
  "combo-broto": foodPair("1f95b", "1f355", basil),
};

const board = "#153d2b";

function backdrop(
  width: number,
  height: number,
  places: [x: number, y: number, size: number][],
  foods: BackdropDrawing["foods"],
): BackdropDrawing {
  const made = [margherita, calabresa, portuguesa];
  const pizzas = places.map(([x, y, size], index) => ({
    pizza: made[index % made.length] ?? margherita,
    x,
    y,
    size,
  }));
  return { width, height, color: board, pizzas, foods };
}

/** The picture files of the pizzaria. */
export const pizzariaPictures: CompanyPictures = {
  logo: { color: "#173f2c", radius: 190, food: { code: "1f355", size: 560 } },
  pictures,
  backdrops: {
    "fundo-celular": backdrop(
      1080,
      1920,
      [
        [850, 230, 900],
        [90, 1120, 860],
      ],
      [
        { code: "1f345", size: 220, x: 170, y: 440 },
        { code: "1f33f", size: 300, x: 900, y: 860 },
        { code: "1f9c4", size: 190, x: 950, y: 1240 },
        { code: "1f33f", size: 260, x: 130, y: 1720 },
        { code: "1fad2", size: 140, x: 960, y: 1640 },
      ],
    ),
    "fundo-tela": backdrop(
      1920,
      1200,
      [
        [230, 300, 900],
        [1720, 950, 1000],
        [1620, 40, 560],
      ],
      [
        { code: "1f345", size: 200, x: 250, y: 930 },
        { code: "1f33f", size: 300, x: 520, y: 1030 },
        { code: "1f9c4", size: 170, x: 1370, y: 470 },
        { code: "1fad2", size: 130, x: 90, y: 1110 },
      ],
    ),
  },
};
