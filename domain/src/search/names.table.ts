/**
 * Egyptian names as people write them, collected by hand: in Arabic, then in Latin letters as in passports, on LinkedIn
 * and in chats. What stands in one row is one name, and whoever looks for it writes it in any of these ways; different
 * rows are different names.
 */
export const SAME_NAMES = `
محمد: Mohamed, Mohammed, Muhammad, Mohammad, Mohamad, mo7amed
أحمد: Ahmed, Ahmad, a7med, ahmed
شوقي: Shawky, Shawki, Shawqy
محمود: Mahmoud, Mahmood, Mahmud, ma7moud
مصطفى: Mostafa, Mustafa, Moustafa, Mustapha
عمر القاضي: Omar El-Kady, omar el kady, Omar Elkady, Omar Al Qadi, Omar ElKadi
مريم: Mariam, Maryam, Mariem, Meriam
عبد الرحمن: Abdelrahman, Abdel-Rahman, Abd El Rahman, Abdulrahman, Abdurrahman, Abd Elrahman, 3abdelra7man, عبدالرحمن
عبد الله: Abdallah, Abdullah, Abdalla, Abd Allah, عبدالله
عبد العزيز: Abdelaziz, Abdel Aziz, Abdulaziz, Abd El-Aziz
عبد الحليم: Abdelhalim, Abdel Haleem, Abd El Halim
عبد الفتاح: Abdelfattah, Abdel Fattah, Abd Elfatah
عبد الناصر: Abdelnasser, Abdel Nasser, Abd El Naser
عبد المنعم: Abdelmoneim, Abdel Moneim, Abd El Monem
نور الدين: Noureldin, Nour El-Din, Nour Eldeen, Nour ed-Din, Noureddine
صلاح الدين: Salah El Din, Salaheldin, Salah Eldeen
عز الدين: Ezz El-Din, Ezz Eldeen, Ezzeldin
فتح الله: Fathallah, Fathalla, Fath Allah
جاد الله: Gadallah, Gad Allah, Gadalla
هبة الله: Hebatallah, Heba Allah, Hebatullah
أبو زيد: Abouzeid, Abu Zeid, Abo Zaid, Abouzaid
أبو النجا: Aboelnaga, Abou El Naga, Abu Elnaga
أبو بكر: Abubakr, Abou Bakr, Abo Bakr
يوسف: Youssef, Yousef, Yusuf, Yousif, youssef
إبراهيم: Ibrahim, Ebrahim, Ibraheem, ibrahim
إسماعيل: Ismail, Esmail, Ismael, Ismaeel
إسلام: Islam, Eslam
خالد: Khaled, Khalid, 5aled
طارق: Tarek, Tariq, Tareq, Tarik
كريم: Karim, Kareem, Kerim
حسن: Hassan, Hasan
حسين: Hussein, Hussain, Hussien, Hossein
حسام: Hossam, Hosam, Hussam
هشام: Hesham, Hisham, Hesham
شريف: Sherif, Sharif, Shereef, Cherif
عمرو: Amr, Amro
عمار: Ammar, Amar
علي: Ali, Aly, 3ali
فتحى: Fathy, Fathi
عادل: Adel, Adil
وائل: Wael, Wa'el, Wail
رائد: Raed, Raid
سعيد: Said, Saeed, Saied
سعد: Saad
سعاد: Soad, Souad, Suad
سمير: Samir, Sameer
سامح: Sameh, Samih, same7
سامي: Sami, Samy
رامي: Ramy, Rami
هاني: Hany, Hani
شادي: Shady, Shadi
مجدي: Magdy, Magdi, Majdi
حمدي: Hamdy, Hamdi
حسني: Hosny, Hosni, Husni
صبحي: Sobhy, Sobhi, Subhi
لطفي: Lotfy, Lotfi, Loutfy
فوزي: Fawzy, Fawzi, Fouzy
مرسي: Morsy, Morsi
توفيق: Tawfik, Tawfiq, Toufik
فاروق: Farouk, Farouq, Faruk
رزق: Rizk, Rizq
قاسم: Kassem, Qasim, Kasem
قنديل: Kandil, Qandil, Kandeel
جمال: Gamal, Jamal
جابر: Gaber, Jaber
جلال: Galal, Jalal
نجيب: Naguib, Nagib, Najib
ماجد: Maged, Majed, Magid
غادة: Ghada, 3'ada, Ghadah
غنيم: Ghoneim, Ghonim, Ghuneim
شعبان: Shaaban, Shaban
رمضان: Ramadan
عثمان: Osman, Othman, Uthman
ثروت: Tharwat, Sarwat
ثابت: Thabet, Sabet
نظمي: Nazmy, Nazmi
ضياء: Diaa, Dia, Diaa
رضا: Reda, Rida
بهاء: Bahaa, Baha
علاء: Alaa, Ala'a
رأفت: Raafat, Rafat
رفعت: Refaat, Rifaat
مؤمن: Momen, Mo'men, Moemen
معتز: Moataz, Motaz, Mutaz
مدحت: Medhat, Midhat
أدهم: Adham
أشرف: Ashraf, Achraf
أيمن: Ayman, Aiman
إيهاب: Ehab, Ihab
أسامة: Osama, Usama, Ossama
عصام: Essam, Esam, Issam
عماد: Emad, Imad
وليد: Walid, Waleed
ياسر: Yasser, Yaser, Yasir
يحيى: Yehia, Yahia, Yahya
زكريا: Zakaria, Zakariya
زياد: Ziad, Zeyad, Ziyad
سليمان: Soliman, Sulaiman, Suleiman
فؤاد: Fouad, Foad, Fuad
مراد: Mourad, Murad, Morad
مروان: Marwan
سيف: Seif, Saif
تامر: Tamer, Tamir
هيثم: Haitham, Haytham
حاتم: Hatem, Hatim
حازم: Hazem, Hazim
بلال: Belal, Bilal
ممدوح: Mamdouh, Mamdoh
طه: Taha
عيسى: Eissa, Issa
موسى: Moussa, Mousa, Musa
داود: Dawood, Daoud
جورج: George, Georg
جرجس: Girgis, Guirguis, Gerges
مينا: Mina, Meena
بيشوي: Bishoy, Bishoi
بطرس: Boutros, Botros
كيرلس: Kirollos, Kyrillos, Kerolos
مايكل: Michael
بيتر: Peter
فاطمة: Fatma, Fatima, Fatema
عائشة: Aisha, Aicha, Aysha
خديجة: Khadija, Khadiga
زينب: Zeinab, Zainab, Zaynab
هدى: Hoda, Huda, Houda
منى: Mona, Muna
نهى: Noha, Nuha
سلمى: Salma, Selma
ليلى: Laila, Leila, Layla
ندى: Nada
لبنى: Lobna, Lubna
رضوى: Radwa
يسرا: Yosra, Youssra
نهال: Nehal, Nihal
منة: Menna, Mennah
آية: Aya, Ayah
آمال: Amal, Aamal
إيمان: Eman, Iman
إلهام: Elham, Ilham
أمنية: Omnia, Omneya, Umnia
أميرة: Amira, Ameera
شيماء: Shaimaa, Shimaa, Shaymaa
أسماء: Asmaa, Asma
سمية: Somaya, Sumaya, Soumaya
رانيا: Rania, Ranya
رنا: Rana
داليا: Dalia, Dalya
نادية: Nadia, Nadya
دينا: Dina, Deena
هالة: Hala, Halah
سارة: Sara, Sarah
سهير: Soheir, Sohair
نرمين: Nermin, Nermeen
شيرين: Sherine, Shereen, Sherin
نيفين: Nevine, Nivin, Neveen
نادين: Nadine, Nadeen
ياسمين: Yasmine, Yasmin, Yasmeen
جيهان: Gehan, Jihan, Gihan
غالية: Ghalia
فريدة: Farida, Fareeda
نعمة: Neama, Nema
الشرقاوي: El-Sharkawy, Elsharkawy, Al Sharqawi, Sharkawi
البدوي: El Badawy, Elbadawi, Badawy
المصري: El-Masry, Elmasry, Al Masri
السيد: El Sayed, Elsayed, Al-Sayed
الشناوي: El Shenawy, Elshennawy
المهدي: El Mahdy, Elmahdi
الجوهري: El Gohary, Elgohary, Al Gawhary
البنا: El Banna, Elbanna
حجازي: Hegazy, Hegazi, Hijazi
عبد الوهاب: Abdelwahab, Abdel Wahab, Abd El Wahhab
درويش: Darwish, Darweesh
منصور: Mansour, Mansur
صابر: Saber, Sabir
عزت: Ezzat, Izzat
زكي: Zaki, Zaky
بديع: Badie, Badea
وديع: Wadie, Wadee
ربيع: Rabie, Rabea, Rabee
منير: Mounir, Monir, Muneer
نبيل: Nabil, Nabeel
نادر: Nader, Nadir
ناصر: Nasser, Naser
نصر: Nasr
أنور: Anwar, Anwer
لؤي: Loay, Louay
شوكت: Shawkat, Shawket
صفوت: Safwat, Safwet
طلعت: Talaat, Talat
عاطف: Atef, Atif
عفاف: Afaf
عبير: Abeer, Abir
عزة: Azza, Aza
عنان: Anan
غريب: Gharib, Ghareeb
فهمي: Fahmy, Fahmi
فيصل: Faisal, Faysal
قدري: Kadry, Qadri
كامل: Kamel, Kamil
كمال: Kamal, Kamaal
ماهر: Maher, Mahir
مجاهد: Megahed, Mogahed, Mujahid
محسن: Mohsen, Mohsin
مختار: Mokhtar, Mukhtar
مسعود: Massoud, Masoud
معاذ: Moaz, Muath, Moaaz
نشأت: Nashaat, Nashat
هبة: Heba, Hiba, Hebah
وسام: Wessam, Wissam, Wesam
وجدي: Wagdy, Wajdi
وفاء: Wafaa, Wafa
ولاء: Walaa, Wala
يارا: Yara
يمنى: Yomna, Yumna
مها: Maha
مي: Mai, May
ميادة: Mayada, Maiada
نجلاء: Naglaa, Najla
نجوى: Nagwa, Najwa
نورهان: Nourhan, Norhan
هاجر: Hagar, Hajar
ملك: Malak
جنى: Jana, Gana
حبيبة: Habiba
خلود: Kholoud, Khulud
دعاء: Doaa, Duaa
روان: Rawan
ريهام: Reham, Riham
سهام: Seham, Siham
عبد القادر: Abdelkader, Abdel Qader, Abdul Qadir
عبد السلام: Abdelsalam, Abdel Salam, Abdessalam
عبد الغني: Abdelghany, Abdel Ghani
سيف الدين: Seifeldin, Seif El-Din, Saif Eldin
بهاء الدين: Bahaa El Din, Bahaaeldin
أبو العلا: Abou El Ela, Aboelela
الطيب: El Tayeb, Eltayeb
الحسيني: El Hussieny, Elhusseiny
العوضي: El Awady, Elawady
الجندي: El Gendy, Elgendy, Al Jundi
الليثي: El Leithy, Elleithy
الزيات: El Zayat, Elzayat
شاهين: Shahin, Shaheen
ساويرس: Sawiris
غبور: Ghabbour, Ghabour
مكرم: Makram
عبيد: Ebeid, Obaid, Ebied
حبيب: Habib, Habeeb
لوقا: Luka, Louka
مرقس: Marcos, Morcos
يعقوب: Yacoub, Yaqoub, Yakob
إسحاق: Ishak, Eshak, Isaac
ميخائيل: Mikhail, Mekhael
أنطون: Anton, Antoun
تادرس: Tadros
صموئيل: Samuel
فيبي: Phoebe
مارينا: Marina
ساندرا: Sandra
ذو الفقار: Zulfikar, Zoul Fokkar, Zulfiqar, Zou El Fakkar
المليجي: El-Meliguy, El Meligy, Elmelegy
نيللي: Nelly, Nelli
أبو الغيط: Aboul Gheit, Abou El Gheit, Aboulgheit
أبو النجا: Aboulnaga, Abul Naga
عبده: Abdou, Abdo, Abduh
`;

/** Different names that are written much alike: who looks for one does not want the other. */
export const OTHER_NAMES = `
Hassan: Hussein, حسين, Hossam, حسام, Hosny, حسني, Ihsan
حسن: Hossam, حسام, Hussein
Mohamed: Mahmoud, محمود, Hamed, حامد, Hamdy
محمد: Mahmoud, Ahmed, Hamdy
محمود: Mohamed, Ahmed, Hamad
Omar: Amr, عمرو, Ammar, عمار, Amir, أمير
عمر: Amr, Amira, Ammar
Karim: Karam, كرم, Ikram
كرم: Karim
Samir: Samar, سمر, Sameh
Said: Saad, سعد, Soad, سعاد
سعد: Said, Saeed, Soad
Nada: Nadia, نادية, Nader
Mona: Mina, مينا, Amina
Hany: Hana, Hanan, حنان
Salma: Salem, سالم, Islam, إسلام
Ali: Alaa, علاء, Ola, علا
علي: Alaa, Ola
Hala: Hoda, هدى, Helal
Rania: Rana, رنا, Rayan
Dina: Dana, دانا, Dunya
Wael: Walid, وليد, Walaa
Yasser: Yosra, يسرا, Asser
Sherif: Ashraf, أشرف
Khaled: Walid, Kholoud, خلود
Gamal: Kamal, كمال, Gamila, جميلة
جمال: Kamal, Gamil
Fathy: Fatma, فاطمة, Fatin
Tarek: Turky, تركي
Nour: Nahla, Nader
Hoda: Heidi, Ahd
Adel: Adly, عدلي, Adla
Mariam: Marwa, مروة, Maram, مرام
Youssef: Yasser, Younes
Shady: Rushdy, رشدي, Shahd, شهد
Abdelrahman: Abdelrahim, عبد الرحيم, Abdallah, عبد الله
عبد الرحمن: Abdelrahim, Abdelkarim, Abdelhamid
Mostafa: Mosaad, مسعد, Safa
هاني: Hana
Hana: هاني
كامل: Kamal
سعاد: Saad
حمدي: Hamada
Alia: علاء
El-Kady: El-Kordy, الكردي, Kadria
`;
